import type { IconNode } from 'lucide'
import { useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './tile-button.module.css'

interface TileButtonProps {
  name: string
  /** One plain line under the name. */
  line: string
  icon: IconNode
  hue: 'brand' | 'accent' | 'plum' | 'slate' | 'moss'
  onClick(): void
}

/** A large way into a part of the application. The hue decorates; icon and words tell. */
export function TileButton({ name, line, icon, hue, onClick }: TileButtonProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={styles.tile}
      data-hue={hue}
      aria-describedby={id}
      onClick={onClick}
    >
      <Icon of={icon} size="52px" />
      <span>
        <span className={styles.name}>{name}</span>
        {/* Describes the button, and is no part of its name. */}
        <span className={styles.line} id={id} aria-hidden="true">
          {line}
        </span>
      </span>
    </button>
  )
}

/** Tiles side by side, as many as fit. */
export const tilesClass = styles.tiles
