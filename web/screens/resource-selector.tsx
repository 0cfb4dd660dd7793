import { CalendarDays, GraduationCap, Printer } from 'lucide'
import { useLocation } from 'wouter'
import { TileButton, tilesClass } from '#ui/tile-button.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './home/home.module.css'

const TILES = [
  {
    name: 'Printable Activities',
    line: 'Puzzles and sheets for paper',
    icon: Printer,
    hue: 'brand',
    path: '/printable-activities',
  },
  {
    name: 'Planning Tools',
    line: 'Calendars and lists',
    icon: CalendarDays,
    hue: 'slate',
    path: '/planning-tools',
  },
  {
    name: 'Training and In-services',
    line: 'Short guides for staff',
    icon: GraduationCap,
    hue: 'plum',
    path: '/training',
  },
] as const

export default function ResourceSelector() {
  useTitle('Resources')
  const [, navigate] = useLocation()
  return (
    <div className={styles.home}>
      <h1>Resources</h1>
      <div className={tilesClass}>
        {TILES.map(({ path, ...tile }) => (
          <TileButton key={path} {...tile} onClick={() => navigate(path)} />
        ))}
      </div>
    </div>
  )
}
