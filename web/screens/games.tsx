import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { gameList } from '#contract/games.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../api.ts'
import { useTitle } from '../shell/title.ts'
import styles from './games.module.css'

/** The games of the community, by category. */
export default function Games() {
  useTitle('Games')
  const [, navigate] = useLocation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['game list'],
    async queryFn() {
      const reply = await call(gameList)
      if (reply.kind !== 'answer') throw new Error('The list of games could not be loaded.')
      return reply.answer
    },
  })
  if (isError) {
    return (
      <Notice
        isAlert
        title="Games"
        text="The games could not be loaded. Please check the connection and try again."
      >
        <Button look="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Notice>
    )
  }
  const categories = Object.entries(Object.groupBy(data ?? [], ({ category }) => category))
  return (
    <div className={styles.games}>
      <h1>Games</h1>
      {!data && <p role="status">Loading…</p>}
      {categories.map(([category, games = []]) => (
        <section key={category} className={styles.category}>
          <h2>{category}</h2>
          <ul className={styles.list}>
            {games.map(({ key, name, difficulty, url }) => (
              <li key={key}>
                <Button className={styles.game} onClick={() => navigate(url)}>
                  <span>{name}</span>
                  <span className={styles.difficulty}>{difficulty}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
