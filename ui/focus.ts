/** As a `ref`: the element takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true })

/** The heading of the screen takes the focus, so that it is never nowhere. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
