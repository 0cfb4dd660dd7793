import type { Page } from '@playwright/test'

export interface Bar {
  /** The smallest side of a control, in px. */
  control: number
  /** The smallest distance of two controls, in px. */
  gap: number
}

export const TABLET: Bar = { control: 60, gap: 8 }
export const PHONE: Bar = { control: 44, gap: 0 }

/** Screens for which everything is laid out, with what they have to hold. */
export const SCREENS = [
  { width: 1024, height: 768, bar: TABLET },
  { width: 768, height: 1024, bar: TABLET },
  { width: 1280, height: 800, bar: TABLET },
  { width: 800, height: 1280, bar: TABLET },
  { width: 390, height: 844, bar: PHONE },
] as const

/** Controls that are too small or too near each other. Behind a dialog nothing is a control. */
export function controlFindings(page: Page, bar: Bar): Promise<string[]> {
  return page.evaluate(({ control, gap }) => {
    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"]'
    const scope = document.querySelector('dialog[open]') ?? document
    // The room that a font keeps above and below its letters may stand out.
    const isOverfull = (element: Element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const room = Number.parseFloat(getComputedStyle(element).fontSize) / 4
      return (
        clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + room)
      )
    }
    const controls = [...scope.querySelectorAll(CONTROLS)]
      .map((element) =>
        element.matches('[type="radio"], [type="checkbox"]')
          ? (element.closest('label') ?? element)
          : element,
      )
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        box: element.getBoundingClientRect(),
        isFull: element.matches('button, a') && isOverfull(element),
        name: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName,
      }))
      // The skip link waits beside the page.
      .filter(({ box }) => box.right > 0)

    const small = controls
      .filter(({ box }) => Math.min(box.width, box.height) < control)
      .map(({ name, box }) => `"${name}" is ${box.width} x ${box.height}`)

    const near = controls.flatMap((one, at) =>
      controls.slice(at + 1).flatMap((other) => {
        const across = Math.max(one.box.left - other.box.right, other.box.left - one.box.right)
        const along = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom)
        const distance = Math.max(across, along)
        return distance < gap - 0.01
          ? [`"${one.name}" and "${other.name}" are ${distance} px apart`]
          : []
      }),
    )
    const full = controls.filter(({ isFull }) => isFull).map(({ name }) => `"${name}" is overfull`)
    return [...small, ...near, ...full]
  }, bar)
}

/** How far the page, or a dialog on it, can be scrolled, in px. */
export function scrollRoom(page: Page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const { scrollWidth, scrollHeight } = document.documentElement
    const parts = [...document.querySelectorAll('*')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
    const within = parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    return {
      across: Math.max(scrollWidth - innerWidth, ...within),
      along: scrollHeight - innerHeight,
      inDialog: dialog ? dialog.scrollHeight - dialog.clientHeight : 0,
    }
  })
}
