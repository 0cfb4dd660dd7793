import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { AnyGame, Figure, Progress } from '#games/kit/game.ts'
import { useArrowKeys } from '#ui/arrow-keys.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus.ts'
import { type Message, MessageBar } from '#ui/toast.tsx'
import styles from './board.module.css'
import type { GameView } from './play.tsx'
import { recordOf } from './record.ts'
import type { Round } from './round.ts'
import { beginOf } from './start-dialog.tsx'
import { useTicks } from './ticks.ts'
import { asClock } from './time.ts'

interface BoardProps {
  game: AnyGame
  View: GameView
  round: Round | undefined
  last: Message
  isTimed: boolean
  /** The start dialog is open: its buttons are not offered twice. */
  isAsking: boolean
  onPause(): void
  onReset(): void
  onAgain(): void
  onHome(): void
  onSkip(): void
}

/** The screen of a game, always in the same order: heading and figures, message bar, board, ways out. */
export function Board({
  game,
  View,
  round,
  last,
  isTimed,
  isAsking,
  onPause,
  onReset,
  onAgain,
  onHome,
  onSkip,
}: BoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const state = useRoundState(round)
  const hasEnded = state !== undefined && state.phase !== 'playing'
  useFocusOnStart(root, round)
  useFocusThatIsLost(root, state)
  useArrowKeys(root)
  useEffect(() => {
    // What was used last may be out of use now.
    if (hasEnded && game.again !== 'dialog') focusHeading()
  }, [game, hasEnded])

  return (
    <div className={styles.play} ref={root}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{game.title}</h1>
        {round && state && (
          // After the end they keep their room, so that the board stays where it is.
          <div className={styles.helps} data-over={hasEnded}>
            {(isTimed || hasEnded || state.timers?.some(({ shown }) => shown)) && (
              <Button onClick={onPause}>Pause</Button>
            )}
            {game.reset && <Button onClick={onReset}>{game.reset}</Button>}
            {round.hint && (
              <Button look="hint" onClick={round.hint}>
                {game.hintLabel ?? 'Hint'}
              </Button>
            )}
          </div>
        )}
        {round && state && <Figures game={game} round={round} state={state} isTimed={isTimed} />}
      </header>
      <MessageBar last={last} />
      {round && state ? (
        <div className={styles.view} data-board>
          {/* The view of a game takes the state of that game: the list pairs them. */}
          <View state={state as never} act={round.act as never} />
        </div>
      ) : (
        <div className={styles.waiting}>
          <p>The game has not started.</p>
        </div>
      )}
      <footer className={styles.foot}>
        {(hasEnded || !round) && !isAsking && (
          <Button look="primary" onClick={onAgain}>
            {!round ? beginOf(game) : game.again === 'dialog' ? 'Restart' : game.again.button}
          </Button>
        )}
        <Button onClick={onHome}>Back Home</Button>
        <Button onClick={onSkip}>Skip Game</Button>
      </footer>
    </div>
  )
}

function Figures({
  game,
  round,
  state,
  isTimed,
}: {
  game: AnyGame
  round: Round
  state: Progress<unknown>
  isTimed: boolean
}) {
  useTicks(state.phase === 'playing')
  const countdowns = (state.timers ?? []).flatMap(({ id, shown }): Figure[] =>
    shown ? [{ label: shown, value: asClock(Math.ceil(round.remaining(id))) }] : [],
  )
  const figures: Figure[] = [
    ...(game.figures?.(state) ?? []),
    ...countdowns,
    ...(isTimed ? [{ label: 'Current Time', value: asClock(round.elapsed()) }] : []),
    ...(state.phase === 'won' && game.again !== 'dialog'
      ? [{ label: 'Games won', value: `${recordOf(game.key).won}` }]
      : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useRoundState(round: Round | undefined) {
  return useSyncExternalStore(round?.subscribe ?? never, () => round?.state())
}
const never = () => () => {}

/** A new round begins where the person acts first, else at its heading. */
function useFocusOnStart(root: React.RefObject<HTMLElement | null>, round: Round | undefined) {
  useEffect(() => {
    if (!round) return
    const first = root.current?.querySelector<HTMLElement>('[data-first]')
    const target = first ?? root.current?.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [root, round])
}

/** Where the control that was used is gone, the focus goes to where the next move is made. */
function useFocusThatIsLost(root: React.RefObject<HTMLElement | null>, state: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state may take a control away
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const board = root.current
    const next = board?.querySelector<HTMLElement>('[data-next]')
    const target = next ?? board?.querySelector<HTMLElement>('[data-board] button:enabled')
    target?.focus({ preventScroll: true })
  }, [root, state])
}
