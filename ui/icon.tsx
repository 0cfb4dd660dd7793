import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** A line icon of the lucide set. It decorates: the words beside it carry the meaning. */
export function Icon({ of, size = '1.5em' }: { of: IconNode; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {of.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
