import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DIFFICULTIES, type GameListItem, gameList } from '#contract/games.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../api.ts'
import { useTitle } from '../shell/title.ts'
import styles from './games.module.css'
import { addressOf } from './open-game.ts'

/** Sorted behind all other categories. */
const LAST = 'Just for Fun'

/** The games of the community, by category. */
export default function Games() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['game list'],
    async queryFn() {
      const reply = await call(gameList)
      if (reply.kind !== 'answer') throw new Error('The list of games could not be loaded.')
      return reply.answer
    },
  })
  useTitle('Games', isError || data !== undefined)
  const [difficulty, setDifficulty] = useState<GameListItem['difficulty']>()

  if (isError || data?.length === 0) {
    return (
      <Notice isAlert={isError} title="Games" text={isError ? NOT_LOADED : NOTHING_YET}>
        <Button look="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Notice>
    )
  }
  if (!data) return <p role="status">Loading…</p>
  const categories = byCategory(
    data.filter((game) => !difficulty || game.difficulty === difficulty),
  )
  return (
    <div className={styles.games}>
      <h1>Games</h1>
      <fieldset className={styles.filters}>
        <legend>Show</legend>
        <Button onClick={() => setDifficulty(undefined)}>Clear</Button>
        {DIFFICULTIES.map((each) => (
          <Button key={each} aria-pressed={each === difficulty} onClick={() => setDifficulty(each)}>
            {each}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="out-of-sight">
        {difficulty && `${categories.flatMap(([, games]) => games).length} games: ${difficulty}`}
      </p>
      {categories.length === 0 && <p>No game has this difficulty. Press Clear to see all.</p>}
      {categories.map(([category, games]) => (
        <Category key={category} name={category} games={games} />
      ))}
    </div>
  )
}

const NOT_LOADED = 'The games could not be loaded. Please check the connection and try again.'
const NOTHING_YET = 'There are no games here yet. Staff can choose which games are offered.'

function Category({ name, games }: { name: string; games: readonly GameListItem[] }) {
  const [, navigate] = useLocation()
  return (
    <details open className={styles.category}>
      <summary>
        <Icon of={ChevronDown} />
        <h2>{name}</h2>
      </summary>
      <ul className={styles.list}>
        {games.map(({ key, name, difficulty, url }) => (
          <li key={key}>
            <Button
              className={styles.game}
              aria-describedby={`difficulty-${key}`}
              onClick={() => navigate(addressOf(url))}
            >
              <span>{name}</span>
              {/* Describes the button, and is no part of its name. */}
              <span id={`difficulty-${key}`} className={styles.difficulty} aria-hidden="true">
                {difficulty}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function byCategory(games: readonly GameListItem[]): [string, GameListItem[]][] {
  const sorted = [...games].sort((one, other) => one.name.localeCompare(other.name))
  const groups = Object.entries(Object.groupBy(sorted, ({ category }) => category))
  return groups
    .map(([category, list = []]): [string, GameListItem[]] => [category, list])
    .sort(([one], [other]) =>
      one === LAST || other === LAST
        ? Number(one === LAST) - Number(other === LAST)
        : one.localeCompare(other),
    )
}
