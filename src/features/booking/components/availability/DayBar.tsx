import type { CSSProperties } from 'react'
import type { HourRange } from '#contract/booking/availability-schemas.ts'
import { minutesOf } from '#contract/booking/hours.ts'
import styles from './availability.module.css'

const day = 1440
const marks = [0, 6, 12, 18, 24]

/** A day from midnight to midnight with its hours painted; the fields below say the same. */
export function DayBar({ ranges }: { ranges: readonly HourRange[] }) {
  const shown = ranges.filter(({ from, to }) => minutesOf(to) > minutesOf(from))
  return (
    <div className={styles.track} aria-hidden="true">
      {shown.map(({ from, to, modes }) => (
        <span
          key={`${from}-${to}`}
          className={modes.length > 1 ? styles.both : styles.one}
          style={
            {
              '--from': `${(minutesOf(from) / day) * 100}%`,
              '--length': `${((minutesOf(to) - minutesOf(from)) / day) * 100}%`,
            } as CSSProperties
          }
        />
      ))}
      <span className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </div>
  )
}
