import { BookOpen, Clapperboard, Coffee, Mic, Music, Puzzle, Sun, Volleyball } from 'lucide'
import { useLocation } from 'wouter'
import { TileButton, tilesClass } from '#ui/tile-button.tsx'
import { useTitle } from '../../shell/title.ts'
import styles from './home.module.css'

const TILES = [
  {
    name: 'Morning Meeting',
    line: "Today's news and plans",
    icon: Sun,
    hue: 'accent',
    path: '/presentation/morning-meeting',
  },
  {
    name: 'Afternoon Meeting',
    line: 'Together after lunch',
    icon: Coffee,
    hue: 'slate',
    path: '/presentation/afternoon-meeting',
  },
  {
    name: 'Exercise',
    line: 'Seated and standing',
    icon: Volleyball,
    hue: 'moss',
    path: '/exercise',
  },
  {
    name: 'Life Long Learning',
    line: 'Lessons and talks',
    icon: BookOpen,
    hue: 'plum',
    path: '/life-long-learning',
  },
  {
    name: 'Music Player',
    line: 'Songs by style',
    icon: Music,
    hue: 'plum',
    path: '/music-selector',
  },
  { name: 'Games', line: 'Words, numbers, memory', icon: Puzzle, hue: 'brand', path: '/games' },
  { name: 'Karaoke', line: 'Sing along', icon: Mic, hue: 'accent', path: '/karaoke-resources' },
  {
    name: 'Videos',
    line: 'Watch together',
    icon: Clapperboard,
    hue: 'slate',
    path: '/video-resources',
  },
] as const

export default function Home() {
  useTitle('Home')
  const [, navigate] = useLocation()
  return (
    <div className={styles.home}>
      <div>
        <h1>{greeting(new Date().getHours())}</h1>
        <p>What would you like to do?</p>
      </div>
      <div className={tilesClass}>
        {TILES.map(({ path, ...tile }) => (
          <TileButton key={path} {...tile} onClick={() => navigate(path)} />
        ))}
      </div>
    </div>
  )
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
