import type { Progress, Say, Setup } from '../kit/game.ts'
import type { Person } from './content.ts'

export const DIGITS = 7
/** Seconds: to look at the number, to enter it, and until the success screen. */
export const SECONDS = { look: 10, entry: 120, success: 2 } as const

export const TEXT = {
  enter: 'Now enter the number.',
  notANumber: 'Try entering a number.',
  wrong: 'That is not the number yet. You can change it, or ask for a hint.',
  hintTooEarly: 'Look at the number first. A hint helps you when you enter it.',
  hint: 'One digit was filled in for you.',
  solved: 'Congratulations, you remembered the number!',
} as const
const outOfTime = (number: string) => `The time is over. The number was ${asWritten(number)}.`

const TIME = 'Time Remaining'

export type Action =
  | { readonly type: 'ready' }
  /** All that stands in the field. */
  | { readonly type: 'enter'; readonly text: string }
  | { readonly type: 'time up' }
  | { readonly type: 'success' }

export interface State extends Progress<Action> {
  readonly person: Pick<Person, 'first_name' | 'last_name' | 'job'>
  readonly number: string
  readonly stage: 'look' | 'entry' | 'solved'
  /** The digits that were entered, at most seven. */
  readonly entered: string
}

export function start({ content }: Pick<Setup<Person>, 'content'>): State {
  const { first_name, last_name, job, phone_number } = content
  return {
    phase: 'playing',
    person: { first_name, last_name, job },
    number: phone_number,
    stage: 'look',
    entered: '',
    timers: [{ id: 'look', seconds: SECONDS.look, action: { type: 'ready' }, shown: TIME }],
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'ready') return state.stage === 'look' ? hidden(state) : state
  if (action.type === 'success') return state.stage === 'solved' ? won(state) : state
  if (state.stage !== 'entry') return state
  if (action.type === 'enter') return enter(state, action.text)
  return {
    ...over(state),
    phase: 'lost',
    say: { text: outOfTime(state.number), tone: 'info' },
  }
}

/** Puts the first digit right that is wrong or missing. */
export function hint(state: State): State {
  const { stage, entered, number } = state
  if (state.phase !== 'playing' || stage === 'solved') return state
  if (stage === 'look') return { ...state, say: { text: TEXT.hintTooEarly, tone: 'info' } }
  const at = [...number].findIndex((digit, place) => entered[place] !== digit)
  const helped = entered.slice(0, at) + number[at] + entered.slice(at + 1)
  return judged({ ...state, entered: helped }, { text: TEXT.hint, tone: 'info' })
}

/** Seven digits as they are written down, `555-0123`; of fewer, what there is. */
export const asWritten = (digits: string) =>
  digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits

function enter(state: State, text: string): State {
  if (/[^\d-]/.test(text)) return { ...state, say: { text: TEXT.notANumber, tone: 'info' } }
  const entered = text.replaceAll('-', '').slice(0, DIGITS)
  if (entered === state.entered) return state
  return judged({ ...state, entered })
}

function judged(state: State, say?: Say): State {
  if (state.entered === state.number) {
    return {
      ...state,
      stage: 'solved',
      say: { text: TEXT.solved, tone: 'good' },
      timers: [{ id: 'success', seconds: SECONDS.success, action: { type: 'success' } }],
    }
  }
  if (state.entered.length === DIGITS) return { ...state, say: { text: TEXT.wrong, tone: 'bad' } }
  return say ? { ...state, say } : state
}

const hidden = (state: State): State => ({
  ...state,
  stage: 'entry',
  say: { text: TEXT.enter, tone: 'info' },
  timers: [{ id: 'entry', seconds: SECONDS.entry, action: { type: 'time up' }, shown: TIME }],
})

const over = (state: State): State => ({ ...state, timers: [] })

const won = (state: State): State => ({ ...over(state), phase: 'won' })
