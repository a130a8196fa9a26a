import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../cards/Card.tsx'
import { Sparkline } from './Sparkline.tsx'
import styles from './StatTile.module.css'

export interface StatTileProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** What the number means, or how it changed: "3 more than last week". */
  note?: ReactNode
  /** The last values, oldest first. */
  course?: readonly number[]
  /** Where the things behind the number are. */
  to?: string
}

/** One number of a dashboard. */
export function StatTile({ label, value, icon, note, course, to }: StatTileProps) {
  return (
    <Card padding="tight" className={styles.tile}>
      <span className={styles.label}>
        {icon}
        {to ? (
          <Link className={styles.link} to={to}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      <span className={styles.value}>{value}</span>
      {(note || course) && (
        <span className={styles.foot}>
          <span>{note}</span>
          {course && <Sparkline values={course} />}
        </span>
      )}
    </Card>
  )
}
