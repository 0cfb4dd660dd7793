import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Kept } from '#games/kit/content.ts'
import type { AnyGame, ViewProps } from '#games/kit/game.ts'
import { Button } from '#ui/button.tsx'
import { useIsDialogOpen } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSteadyTaps } from '#ui/steady-tap.ts'
import { useTitle } from '../shell/title.ts'
import { Board } from './board.tsx'
import { type Choice, firstChoice } from './choice.ts'
import { deal, noteDealt } from './deal.ts'
import { isWord } from './dictionary.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { findPlace, findPlaceOfDay, forgetPlace, keepPlace, type Place } from './place.ts'
import styles from './play.module.css'
import { noteEnd, recordOf } from './record.ts'
import { type Round, startRound } from './round.ts'
import { useSpeech } from './speech.ts'
import { StartDialog } from './start-dialog.tsx'
import { today } from './time.ts'
import { type Content, useContent } from './use-content.ts'

export type GameView = ComponentType<ViewProps<never, never>>

/** The shell of every game: its start dialog, its board, its end. */
export default function Play({ game, View }: { game: AnyGame; View: GameView }) {
  const [location, navigate] = useLocation()
  const { data, isError, refetch } = useContent(game)
  useTitle(game.title, isError || data !== undefined)

  const row = game.content?.isListed ? decodeURIComponent(location.split('/')[3] ?? '') : ''
  const rows = row ? data?.rows.filter(({ id }) => id === row) : data?.rows
  const isEmpty = rows !== undefined && rows.length < (game.content?.fewest ?? 0)
  if (isError || isEmpty) {
    return (
      <Notice isAlert={isError} title={game.title} text={isError ? NOT_LOADED : NOTHING_YET}>
        <Button look="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
        <Button onClick={() => navigate('/home')}>Home</Button>
      </Notice>
    )
  }
  if (!data || !rows) return <p role="status">Loading…</p>
  return <Table key={row} game={game} View={View} content={{ ...data, rows }} />
}

const NOT_LOADED = 'This game could not be loaded. Please check the connection and try again.'
const NOTHING_YET = 'There is nothing here yet. Staff can add a set for this game.'

interface TableProps {
  game: AnyGame
  View: GameView
  content: Content
}

function Table({ game, View, content: { rows, settings } }: TableProps) {
  const [, navigate] = useLocation()
  const [place, setPlace] = useState<Place | undefined>(() => placeIn(game, rows))
  const [choice, setChoice] = useState<Choice>(
    () => place?.choice ?? firstChoice(game, deal(game.key, rows)?.id ?? '', settings),
  )
  const [round, setRound] = useState<Round>()
  const [closing, setClosing] = useState<string>()
  const [asking, setAsking] = useState<'to start' | 'after the end' | 'to go on' | undefined>(
    'to start',
  )
  const { last, say, hush } = useSpeech(game.description)
  const current = useRef<Round>(undefined)
  const root = useRef<HTMLDivElement>(null)
  useSteadyTaps(root)

  const isDialogOpen = useIsDialogOpen()
  useEffect(() => round?.setPaused(isDialogOpen), [round, isDialogOpen])
  useEffect(() => () => current.current?.setPaused(true), [])

  const begin = useCallback(
    (chosen: Choice, kept?: Place) => {
      current.current?.setPaused(true)
      hush()
      const day = today()
      const next = startRound(
        game,
        {
          content: contentOf(game, rows, chosen),
          options: chosen.options,
          seed: Math.floor(Math.random() * 2 ** 32),
          today: day,
        },
        {
          onSay: say,
          isWord,
          onEnd(phase, lastWords) {
            setClosing(lastWords?.text)
            noteEnd(game.key, phase)
            if (game.again === 'dialog' && phase === 'won') setAsking('after the end')
          },
        },
        kept,
      )
      const keep = () => {
        const isOver = next.state().phase !== 'playing'
        if (isOver && !game.keepsForTheDay) forgetPlace(game.key)
        else keepPlace(game.key, next, day, chosen)
      }
      next.subscribe(keep)
      keep()
      const { say: lastSaid } = next.state()
      if (kept && lastSaid) say({ text: lastSaid.text, tone: lastSaid.tone })
      current.current = next
      setPlace(undefined)
      setChoice(chosen)
      setAsking(undefined)
      setRound(next)
    },
    [game, rows, say, hush],
  )

  useEffect(() => {
    const kept = game.keepsForTheDay && findPlaceOfDay(game.key, today())
    if (kept) begin(kept.choice, kept)
  }, [game, begin])
  useKeepOnLeaving(game, current, choice)

  return (
    <div className={styles.table} ref={root}>
      {/* Before the board, so that the dialog has closed when the board takes the focus. */}
      <StartDialog
        open={asking === 'to start' || asking === 'after the end'}
        game={game}
        rows={rows}
        choice={choice}
        isInPlay={round?.state().phase === 'playing'}
        completed={
          asking === 'after the end' && round
            ? {
                words: closing,
                played: recordOf(game.key).played,
                seconds: choice.isTimed ? round.elapsed() : undefined,
              }
            : undefined
        }
        onChoice={setChoice}
        onStart={begin}
        onContinue={place && (() => begin(place.choice, place))}
        onHome={() => navigate('/home')}
        onClose={() => setAsking(undefined)}
      />
      <PauseDialog open={asking === 'to go on'} onClose={() => setAsking(undefined)} />
      <Board
        game={game}
        View={View}
        round={round}
        last={last}
        isTimed={choice.isTimed}
        isAsking={asking !== undefined}
        onPause={() => setAsking('to go on')}
        onReset={() => setAsking('to start')}
        onAgain={() => {
          if (round && game.again !== 'dialog') begin(choice)
          else setAsking('to start')
        }}
        onHome={() => navigate('/home')}
        onSkip={() => navigate('/games')}
      />
    </div>
  )
}

/** The place to be offered; where each row has an address of its own, only that row's. */
function placeIn({ key, content, keepsForTheDay }: AnyGame, rows: Content['rows']) {
  const place = keepsForTheDay ? undefined : findPlace(key)
  return content?.isListed && place?.choice.row !== rows[0]?.id ? undefined : place
}

/** What a round is played with: all rows, the one that was chosen, or the next that is dealt. */
function contentOf({ key, content }: AnyGame, rows: readonly Kept<unknown>[], { row }: Choice) {
  if (!content) return undefined
  if (content.take === 'all') return rows
  const one = (content.name && rows.find(({ id }) => id === row)) ?? deal(key, rows)
  if (one) noteDealt(key, one.id)
  return one
}

/** What was on the clock when the page went away is kept too. */
function useKeepOnLeaving(
  game: AnyGame,
  current: React.RefObject<Round | undefined>,
  choice: Choice,
) {
  useEffect(() => {
    const keep = () => {
      if (current.current?.state().phase === 'playing') {
        keepPlace(game.key, current.current, today(), choice)
      }
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [game, current, choice])
}
