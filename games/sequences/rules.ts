import type { Figure, Progress, Say, Setup, Timer } from '../kit/game.ts'
import { drawIcons, type Icon } from '../kit/icons.ts'
import { drawInt, type Seed } from '../kit/random.ts'

export const LIGHTS = 9
export const LEVELS = 10
/** How long a light is on, and off before the next; how long a flash and a toast stay. */
export const SECONDS = { before: 1, on: 0.8, off: 0.4, flash: 1, toast: 4 } as const

const SELECT_START = 'Please select the Start Level button to see the next sequence.'

export const TEXT = {
  level: 'Level',
  incorrect: 'Incorrect',
  selectStart: SELECT_START,
  watch: 'Watch the lights.',
  wait: 'Please wait until the sequence has finished.',
  yourTurn: 'Your turn.',
  right: (light: string, left: number) => `${light} is right, ${left} to go.`,
  done: (level: number) => `Level ${level} is done. ${SELECT_START}`,
  wrong:
    'Sorry the order was incorrect. Please try again. If you need help use the yellow hint button.',
  hint: (light: string) => `The next light is ${light}.`,
  won: 'Congratulations! All 10 levels are done.',
} as const

export type Action =
  /** Plays the sequence of the level, for the first time or again. */
  | { readonly type: 'show' }
  | { readonly type: 'press'; readonly light: number }
  | { readonly type: 'next step' }
  | { readonly type: 'fade' }

export interface State extends Progress<Action> {
  readonly stage: 'ready' | 'showing' | 'answering'
  /** For each light, as far as there are enough. */
  readonly pictures: readonly Icon[]
  /** Of the last level; each level before it has the beginning. */
  readonly sequence: readonly number[]
  readonly level: number
  /** The place in the sequence that is shown, or repeated next. */
  readonly step: number
  readonly isLit: boolean
  readonly isHinted: boolean
  readonly flash: Flash | null
  readonly incorrect: number
  /** Counts what was shown and pressed, so that each wait has an id of its own. */
  readonly turns: number
}

interface Flash {
  readonly mark: 'right' | 'wrong'
  readonly lights: readonly number[]
}

const ALL = Array.from({ length: LIGHTS }, (_, light) => light)

export function start({ content, seed }: Pick<Setup<readonly Icon[]>, 'content' | 'seed'>): State {
  const [pictures, next] = drawIcons(seed, content, LIGHTS)
  return {
    phase: 'playing',
    stage: 'ready',
    pictures,
    sequence: drawSequence(next),
    level: 1,
    step: 0,
    isLit: false,
    isHinted: false,
    flash: null,
    incorrect: 0,
    turns: 0,
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  const next = move(state, action)
  return next === state ? state : { ...next, timers: timersOf(next) }
}

export function hint(state: State): State {
  const { phase, stage, sequence, step } = state
  if (phase !== 'playing') return state
  if (stage !== 'answering') return notNow(state)
  return { ...state, isHinted: true, say: info(TEXT.hint(nameOf(sequence[step] ?? 0))) }
}

/** What is to be seen of a light. */
export function markOf(
  state: State,
  light: number,
): 'lit' | 'right' | 'wrong' | 'hint' | undefined {
  const isNext = state.sequence[state.step] === light
  if (state.isLit && isNext) return 'lit'
  if (state.flash?.lights.includes(light)) return state.flash.mark
  return state.isHinted && isNext ? 'hint' : undefined
}

/** Lights are called by their number, from 1. */
export const nameOf = (light: number) => `${light + 1}`

export const figures = ({ level, incorrect }: State): Figure[] => [
  { label: TEXT.level, value: `${level} of ${LEVELS}` },
  { label: TEXT.incorrect, value: `${incorrect}` },
]

function move(state: State, action: Action): State {
  if (action.type === 'show') return show(state)
  if (action.type === 'press') return press(state, action.light)
  if (action.type === 'next step') return nextStep(state)
  return state.flash ? { ...state, flash: null } : state
}

function show(state: State): State {
  if (state.stage === 'showing') return notNow(state)
  return {
    ...fresh(state),
    stage: 'showing',
    turns: state.turns + 1,
    say: info(TEXT.watch),
  }
}

function nextStep(state: State): State {
  const { stage, step, isLit, level } = state
  if (stage !== 'showing') return state
  if (!isLit) return { ...state, isLit: true }
  if (step + 1 < level) return { ...state, isLit: false, step: step + 1 }
  return { ...fresh(state), stage: 'answering', say: info(TEXT.yourTurn) }
}

function press(state: State, light: number): State {
  const { stage, sequence, step, level, incorrect } = state
  if (!ALL.includes(light)) return state
  if (stage !== 'answering') return notNow(state)

  const turns = state.turns + 1
  if (sequence[step] !== light) {
    const flash: Flash = { mark: 'wrong', lights: [light] }
    const say: Say = { text: TEXT.wrong, tone: 'bad', seconds: SECONDS.toast }
    return { ...fresh(state), turns, flash, incorrect: incorrect + 1, say }
  }
  if (step + 1 < level) {
    const say: Say = { text: TEXT.right(nameOf(light), level - step - 1), tone: 'good' }
    const flash: Flash = { mark: 'right', lights: [light] }
    return { ...fresh(state), step: step + 1, turns, flash, say }
  }
  return { ...levelDone(fresh(state)), turns, flash: { mark: 'right', lights: ALL } }
}

function levelDone(state: State): State {
  const { level } = state
  if (level === LEVELS) return { ...state, phase: 'won', say: { text: TEXT.won, tone: 'good' } }
  const say: Say = { text: TEXT.done(level), tone: 'good' }
  return { ...state, stage: 'ready', level: level + 1, say }
}

/** At the first step, with no light on. */
const fresh = (state: State): State => ({
  ...state,
  step: 0,
  isLit: false,
  isHinted: false,
  flash: null,
})

const notNow = (state: State): State => ({
  ...state,
  say: info(state.stage === 'showing' ? TEXT.wait : TEXT.selectStart),
})

function timersOf({ phase, stage, step, isLit, flash, turns }: State): Timer<Action>[] {
  if (phase !== 'playing') return []
  if (stage === 'showing') {
    const seconds = isLit ? SECONDS.on : step === 0 ? SECONDS.before : SECONDS.off
    const id = `turn ${turns}, step ${step}, ${isLit ? 'on' : 'off'}`
    return [{ id, seconds, action: { type: 'next step' } }]
  }
  return flash ? [{ id: `flash ${turns}`, seconds: SECONDS.flash, action: { type: 'fade' } }] : []
}

/** No light comes twice running: it would look like one. */
function drawSequence(seed: Seed): number[] {
  const sequence: number[] = []
  for (let next = seed; sequence.length < LEVELS; ) {
    const others = ALL.filter((light) => light !== sequence.at(-1))
    const [at, after] = drawInt(next, 0, others.length - 1)
    next = after
    sequence.push(others[at] ?? 0)
  }
  return sequence
}

const info = (text: string): Say => ({ text, tone: 'info' })
