import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './PictureCards.module.css'

interface PictureCardProps {
  picture: string | null
  /** Of the picture as it is drawn, in CSS pixels. */
  size: readonly [width: number, height: number]
  to: string
  name: string
  /** Above the name: what kind of thing it is. */
  over?: ReactNode
  children: ReactNode
}

/** A picture, the name of the thing as the way to it, and a few words. */
export function PictureCard({ picture, size: [width, height], to, name, over, children }: PictureCardProps) {
  return (
    <li className={styles.card}>
      {picture && (
        <img src={picture} alt="" width={width} height={height} loading="lazy" decoding="async" className={styles.picture} />
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          {over && <span className={styles.over}>{over}</span>}
          <Link className={styles.name} to={to}>
            {name}
          </Link>
        </div>
        {children}
      </div>
    </li>
  )
}
