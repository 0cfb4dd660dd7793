import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { AnyGame, ViewProps } from '#games/kit/game.ts'
import { Button } from '#ui/button.tsx'
import { useIsDialogOpen } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSteadyTaps } from '#ui/steady-tap.ts'
import { useTitle } from '../shell/title.ts'
import { Board } from './board.tsx'
import { noteDealt } from './deal.ts'
import styles from './play.module.css'
import { noteEnd, recordOf } from './record.ts'
import { type Round, startRound } from './round.ts'
import { useSpeech } from './speech.ts'
import { type Choice, StartDialog } from './start-dialog.tsx'
import { type GameSet, useSets } from './use-sets.ts'

export type GameView = ComponentType<ViewProps<never, never>>

/** The shell of every game: its start dialog, its board, its end. */
export default function Play({ game, View }: { game: AnyGame; View: GameView }) {
  const [, navigate] = useLocation()
  const { data: sets, isError, refetch } = useSets(game)
  useTitle(game.title, isError || sets !== undefined)
  const first = sets?.[0]
  if (isError || (sets && !first)) {
    return (
      <Notice isAlert={isError} title={game.title} text={isError ? NOT_LOADED : NOTHING_YET}>
        <Button look="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
        <Button onClick={() => navigate('/home')}>Home</Button>
      </Notice>
    )
  }
  if (!sets || !first) return <p role="status">Loading…</p>
  return <Table game={game} View={View} sets={sets} first={first} />
}

const NOT_LOADED = 'This game could not be loaded. Please check the connection and try again.'
const NOTHING_YET = 'There is nothing here yet. Staff can add a set for this game.'

interface TableProps {
  game: AnyGame
  View: GameView
  sets: readonly GameSet[]
  first: GameSet
}

function Table({ game, View, sets, first }: TableProps) {
  const [, navigate] = useLocation()
  const [choice, setChoice] = useState<Choice>({ set: first, isTimed: false })
  const [round, setRound] = useState<Round>()
  const [isOpen, setOpen] = useState(true)
  const [isCompleted, setCompleted] = useState(false)
  const { last, say, hush } = useSpeech(game.description)
  const current = useRef<Round>(undefined)
  const root = useRef<HTMLDivElement>(null)
  useSteadyTaps(root)

  const isDialogOpen = useIsDialogOpen()
  useEffect(() => round?.setPaused(isDialogOpen), [round, isDialogOpen])
  useEffect(() => () => current.current?.setPaused(true), [])

  const start = useCallback(
    (set: GameSet) => {
      current.current?.setPaused(true)
      hush()
      const next = startRound(
        game,
        { content: set.content, seed: Math.floor(Math.random() * 2 ** 32) },
        {
          onSay: say,
          onEnd(phase) {
            noteEnd(game.key, phase)
            if (game.again !== 'dialog' || phase === 'lost') return
            setCompleted(true)
            setOpen(true)
          },
        },
      )
      current.current = next
      noteDealt(game.key, set.id)
      setChoice((before) => ({ ...before, set }))
      setCompleted(false)
      setOpen(false)
      setRound(next)
    },
    [game, say, hush],
  )

  return (
    <div className={styles.table} ref={root}>
      {/* Before the board, so that the dialog has closed when the board takes the focus. */}
      <StartDialog
        open={isOpen}
        game={game}
        sets={sets}
        choice={choice}
        completed={
          isCompleted && round
            ? {
                played: recordOf(game.key).played,
                seconds: choice.isTimed ? round.elapsed() : undefined,
              }
            : undefined
        }
        onChoice={setChoice}
        onStart={start}
        onHome={() => navigate('/home')}
        onClose={() => setOpen(false)}
      />
      <Board
        game={game}
        View={View}
        round={round}
        last={last}
        isTimed={choice.isTimed}
        isAsking={isOpen}
        onAgain={() => {
          if (game.again !== 'dialog') return start(choice.set)
          setCompleted(false)
          setOpen(true)
        }}
        onHome={() => navigate('/home')}
        onSkip={() => navigate('/games')}
      />
    </div>
  )
}
