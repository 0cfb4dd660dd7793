import { type RefObject, useEffect } from 'react'

const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

/** Arrow keys go from a button inside `root` to the nearest one in that direction. */
export function useArrowKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const move = (event: KeyboardEvent) => {
      const way = WAYS[event.key as keyof typeof WAYS]
      const from = event.target
      if (!way || !(from instanceof HTMLButtonElement) || from.closest('dialog')) return
      const next = nearest(element, from, way)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element.addEventListener('keydown', move)
    return () => element.removeEventListener('keydown', move)
  }, [root])
}

/** A step aside counts double, so that a row or a column is followed to its end. */
function nearest(root: HTMLElement, from: HTMLElement, [x, y]: readonly [number, number]) {
  const start = middleOf(from)
  const found = [...root.querySelectorAll<HTMLButtonElement>('button:enabled')]
    .filter(
      (button) =>
        button !== from &&
        !button.closest('dialog') &&
        button.checkVisibility({ visibilityProperty: true }),
    )
    .map((button) => {
      const [across, along] = [middleOf(button).x - start.x, middleOf(button).y - start.y]
      const ahead = across * x + along * y
      const aside = Math.abs(across * y) + Math.abs(along * x)
      return { button, ahead, distance: ahead + 2 * aside }
    })
    .filter(({ ahead }) => ahead > 1)
  return found.sort((one, other) => one.distance - other.distance)[0]?.button
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
