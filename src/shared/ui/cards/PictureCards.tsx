import type { ReactNode } from 'react'
import { Skeleton, SkeletonText } from '../feedback/Skeleton.tsx'
import styles from './PictureCards.module.css'

interface PictureCardsProps<Thing> {
  /** `undefined`: on their way. */
  things: readonly Thing[] | undefined
  /** How many there will be. */
  expected: number
  size?: 'small'
  /** What they are, where no heading says so. */
  label?: string
  /** A `PictureCard`, with its key. */
  children: (thing: Thing) => ReactNode
}

/** Cards with a picture; until they are there, as many of the same measures. */
export function PictureCards<Thing>({ things, expected, size, label, children }: PictureCardsProps<Thing>) {
  if (things)
    return (
      <ul className={styles.cards} data-size={size} aria-label={label}>
        {things.map(children)}
      </ul>
    )
  return (
    <div className={styles.cards} data-size={size}>
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  )
}
