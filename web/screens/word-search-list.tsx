import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { wordSearchList } from '#games/word-search/content.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ask } from '../play/use-content.ts'
import { useTitle } from '../shell/title.ts'
import { addressOf } from './open-game.ts'
import styles from './word-search-list.module.css'

const TITLE = 'Word Search'
const NOT_LOADED =
  'The word searches could not be loaded. Please check the connection and try again.'
const NOTHING_YET = 'There are no word searches here yet. Staff can add one.'

/** The word searches of the community. */
export default function WordSearchList() {
  const [, navigate] = useLocation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['word searches'],
    queryFn: () => wordSearchList.load(ask, { active: 'True' }),
  })
  useTitle(TITLE, isError || data !== undefined)

  if (isError || data?.length === 0) {
    return (
      <Notice isAlert={isError} title={TITLE} text={isError ? NOT_LOADED : NOTHING_YET}>
        <Button look="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
        <Button onClick={() => navigate('/games')}>Back to games</Button>
      </Notice>
    )
  }
  if (!data) return <p role="status">Loading…</p>
  return (
    <div className={styles.page}>
      <h1>{TITLE}</h1>
      <ul className={styles.list}>
        {data.map(({ id, name, url }) => (
          <li key={id}>
            <Button className={styles.search} onClick={() => navigate(addressOf(url))}>
              <span>{name}</span>
              <span className={styles.address}>{url}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
