/** As a `ref`: the element takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true })
