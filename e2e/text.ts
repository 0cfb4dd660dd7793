import type { Page } from '@playwright/test'

const SMALLEST = 20
const CONTRAST = 7
/** Text of a control that cannot be used now. */
const CONTRAST_DISABLED = 4.5

/** Text that is too small, too pale or wider than its box. Behind a dialog nothing is read. */
export function textFindings(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallest, enough, enoughDisabled }) => {
      type Color = [red: number, green: number, blue: number, alpha: number]
      const scope = document.querySelector('dialog[open]') ?? document.body

      const parse = (css: string): Color => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
        return [red, green, blue, alpha]
      }
      const over = (top: Color, below: Color): Color => {
        const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3])
        return [mix(0), mix(1), mix(2), 1]
      }
      const behind = (element: Element | null): Color => {
        if (!element) return [255, 255, 255, 1]
        const own = parse(getComputedStyle(element).backgroundColor)
        return own[3] === 1 ? own : over(own, behind(element.parentElement))
      }
      const light = ([...channels]: Color) => {
        const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
          const share = channel / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const contrast = (one: Color, other: Color) => {
        const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b)
        return (lighter + 0.05) / (darker + 0.05)
      }

      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
      const holders = [...scope.querySelectorAll('*')].filter((element) => {
        const isRead =
          hasText(element) ||
          element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea')
        const isSeen = element.checkVisibility({ opacityProperty: true })
        return isRead && isSeen && !element.matches('option, script, style, .out-of-sight')
      })
      return holders.flatMap((element) => {
        const style = getComputedStyle(element)
        const ground = behind(element)
        const ratio = contrast(over(parse(style.color), ground), ground)
        const least = element.closest(':disabled') ? enoughDisabled : enough
        const isClipped =
          hasText(element) &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1
        return [
          Number.parseFloat(style.fontSize) < smallest && `${style.fontSize} high`,
          ratio < least && `${ratio.toFixed(2)}:1`,
          isClipped && `${element.scrollWidth} px wide in ${element.clientWidth} px`,
        ]
          .filter((finding) => finding !== false)
          .map((finding) => `"${element.textContent || element.tagName}" is ${finding}`)
      })
    },
    { smallest: SMALLEST, enough: CONTRAST, enoughDisabled: CONTRAST_DISABLED },
  )
}
