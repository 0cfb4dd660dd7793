import { Apple, Type } from 'lucide'
import { useLocation } from 'wouter'
import { TileButton, tilesClass } from '#ui/tile-button.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './home/home.module.css'

/** Which of the two games of Category Sorts. */
export default function CategorySortsSelect() {
  useTitle('Category Sorts')
  const [, navigate] = useLocation()
  return (
    <div className={styles.home}>
      <h1>Category Sorts</h1>
      <div className={tilesClass}>
        <TileButton
          name="Word Match"
          line="Put each word in its box"
          icon={Type}
          hue="brand"
          onClick={() => navigate('/games/category-sorts')}
        />
        <TileButton
          name="Image Match"
          line="Put each word on its picture"
          icon={Apple}
          hue="plum"
          onClick={() => navigate('/games/category-sorts-images')}
        />
      </div>
    </div>
  )
}
