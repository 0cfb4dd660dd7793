import { type RefObject, useEffect } from 'react'

/** A finger may lift this far outside the button it landed on, in CSS px. */
const SLOP = 8
/** A second tap at the same place within this time is a trembling finger, in ms. */
const BOUNCE = 500
/** Two taps nearer than this are at the same place, in CSS px. */
const SAME_PLACE = 24
/** The browser's own click follows a lifted finger within this time, in ms. */
const ECHO = 700

interface Press {
  pointer: number
  button: HTMLButtonElement
}
interface Tap {
  button: HTMLButtonElement
  x: number
  y: number
  at: number
}

/**
 * Makes every button inside `root` answer a finger that drifts, presses long or bounces. Browsers
 * give no click to a touch that drifts 14 px; here the lift inside the button is the click. Keys
 * and assistive technology send clicks of their own, which pass. A button may set a shorter
 * `data-bounce` (ms), as letter keys do. Inside `root` buttons need `touch-action: none`.
 */
export function useSteadyTaps(root: RefObject<HTMLElement | null>): void {
  useEffect(() => (root.current ? steadyTaps(root.current) : undefined), [root])
}

function steadyTaps(root: HTMLElement): () => void {
  let press: Press | undefined
  let last: Tap | undefined
  const listening = new AbortController()
  const listen = { signal: listening.signal, capture: true }

  root.addEventListener(
    'pointerdown',
    (event) => {
      const button = buttonOf(event)
      if (!button || !event.isPrimary || event.button !== 0) return
      // The mouse that follows a finger would take the focus to whatever stands there by then.
      if (event.pointerType !== 'mouse') event.preventDefault()
      press = { pointer: event.pointerId, button }
    },
    listen,
  )
  root.addEventListener('pointercancel', () => (press = undefined), listen)
  root.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== press?.pointer) return
      const { button } = press
      press = undefined
      if (!isOver(button, event) || 'dragged' in button.dataset) return
      const tap = { button, x: event.clientX, y: event.clientY, at: event.timeStamp }
      const isBounce = last !== undefined && bounces(last, tap)
      last = tap
      if (!isBounce) button.click()
    },
    listen,
  )
  // At the window, so that nobody else sees the echo of a click that has been made already.
  window.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event)
      if (!event.isTrusted || !button || !last || !root.contains(button)) return
      if (event.timeStamp - last.at > ECHO) return
      // Keys click without a place; a finger's echo clicks where it was lifted.
      if (event.detail === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    listen,
  )
  root.addEventListener('contextmenu', (event) => buttonOf(event) && event.preventDefault(), listen)
  return () => listening.abort()
}

function buttonOf(event: Event): HTMLButtonElement | null {
  const { target } = event
  return target instanceof Element ? target.closest('button') : null
}

function isOver(button: HTMLButtonElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  return (
    clientX >= left - SLOP &&
    clientX <= right + SLOP &&
    clientY >= top - SLOP &&
    clientY <= bottom + SLOP
  )
}

/** A letter key may follow itself soon; what just came to stand under the finger may not. */
function bounces(last: Tap, tap: Tap): boolean {
  const isSame = tap.button === last.button
  const isNew = !isSame && buttonAt(last) !== last.button
  const wait = isNew ? BOUNCE : Number(tap.button.dataset.bounce ?? BOUNCE)
  const isNear = Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_PLACE
  return tap.at - last.at < wait && (isNear || isSame)
}

const buttonAt = ({ x, y }: Tap) => document.elementFromPoint(x, y)?.closest('button')
