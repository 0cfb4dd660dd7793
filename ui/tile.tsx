import { Check, Hand, Lightbulb, Link2, Sun, X } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './tile.module.css'

export type Mark = 'picked' | 'right' | 'wrong' | 'pair' | 'hint' | 'lit'

const SYMBOL = {
  picked: Hand,
  right: Check,
  wrong: X,
  pair: Link2,
  hint: Lightbulb,
  lit: Sun,
} as const
const WORD = {
  picked: 'picked',
  right: 'right',
  wrong: 'not right',
  pair: 'pair',
  hint: 'hint',
  lit: 'lit',
} as const

interface TileProps extends ComponentProps<'button'> {
  /** What has become of the tile: told by its field, its border, a symbol and a word. */
  mark?: Mark | undefined
}

/** A piece of a game that is pressed. */
export function Tile({ mark, className = '', children, ...rest }: TileProps) {
  return (
    <button type="button" className={`${styles.tile} ${className}`} data-mark={mark} {...rest}>
      {children}
      {mark && (
        <span className={styles.mark}>
          <Icon of={SYMBOL[mark]} size="0.9em" />
          <span className="out-of-sight">, {WORD[mark]}</span>
        </span>
      )}
    </button>
  )
}

/** A picture as a face of a tile; the tile has its name. */
export function Picture({ src, name = '' }: { src: string; name?: string }) {
  return <img className={styles.picture} src={src} alt={name} draggable={false} />
}

/** What is left of a tile that was taken away: its place, so that the others stay where they are. */
export function EmptyPlace({ className = '', children }: ComponentProps<'span'>) {
  return (
    <span className={`${styles.tile} ${styles.empty} ${className}`} aria-hidden="true">
      <span>{children}</span>
    </span>
  )
}

interface PictureTileProps extends TileProps {
  name: string
  /** Without it, the tile lies face down. */
  src: string | undefined
}

/** A tile with a picture for a face, and what stands below it. The name is for those who do not see it. */
export function PictureTile({ name, src, className = '', children, ...rest }: PictureTileProps) {
  const look = src === undefined ? styles.back : styles.face
  return (
    <Tile className={`${look} ${className}`} {...rest}>
      {src === undefined ? (
        <span className="out-of-sight">{name}</span>
      ) : (
        <Picture src={src} name={name} />
      )}
      {children}
    </Tile>
  )
}
