import { Check, Info, X } from 'lucide'
import type { CSSProperties } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

export type Tone = 'good' | 'bad' | 'info'

export interface Message {
  readonly id: string
  readonly text: string
  readonly tone: Tone
}

const SYMBOL = { good: Check, bad: X, info: Info } as const
const KIND = { good: toast.success, bad: toast.error, info: toast } as const
const BAR = 'bar'

/**
 * Shows a passing message. Without `seconds` it stays for the usual time of its tone: 2 s for good
 * news, 4 s for others; at most 20 stand at once.
 */
export function showToast(text: string, tone: Tone, seconds?: number): void {
  KIND[tone](text, seconds === undefined ? {} : { duration: seconds * 1000 })
}

/** As `showToast`, for the message bar of a game, which keeps the words when the toast has gone. */
export function showInBar({ id, text, tone }: Message, seconds: number): void {
  KIND[tone](text, { id, duration: seconds * 1000, toasterId: BAR })
}

/** Takes away what still stands out in the message bar. */
export const clearBar = (): void => toast.removeAll(BAR)

const toneOf = (type: string): Tone =>
  type === 'success' ? 'good' : type === 'error' ? 'bad' : 'info'

/** The passing messages of a page, at its lower edge. */
export function ToastStrip() {
  const { toasts, handlers } = useToaster()
  return (
    <div
      className={styles.strip}
      role="status"
      aria-atomic="false"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((each) => each.visible)
        .map((each) => (
          <Line
            key={each.id}
            message={{ id: each.id, text: String(each.message), tone: toneOf(each.type) }}
            isFresh
          />
        ))}
    </div>
  )
}

/**
 * The one place where a game speaks. Toasts stand here, newest first, for their time; the last
 * message stays until the next, in the same element, so that it is announced once.
 */
export function MessageBar({ last }: { last: Message }) {
  const { toasts } = useToaster({}, BAR)
  const fresh = toasts
    .filter((each) => each.visible)
    .map((each) => ({ id: each.id, text: String(each.message), tone: toneOf(each.type) }))
  const rest = fresh.filter((each) => each.id !== last.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long words scroll, also by keys
    <div className={styles.bar} role="status" aria-atomic="false" tabIndex={0}>
      {[last, ...rest].map((message, place) => (
        <Line
          key={message.id}
          message={message}
          place={place}
          isFresh={fresh.some((each) => each.id === message.id)}
        />
      ))}
    </div>
  )
}

interface LineProps {
  message: Message
  isFresh: boolean
  /** How many messages stand above it. */
  place?: number
}

function Line({ message: { text, tone }, isFresh, place = 0 }: LineProps) {
  return (
    <div
      className={styles.message}
      data-tone={tone}
      data-fresh={isFresh}
      style={{ '--place': place } as CSSProperties}
    >
      <Icon of={SYMBOL[tone]} size="1.25em" />
      <p>{text}</p>
    </div>
  )
}
