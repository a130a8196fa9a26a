import { useTranslation } from 'react-i18next'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { dayOf, formatInstant, zonesDiffer, type TimeStyle } from '#shared/lib/format-time.ts'
import styles from './When.module.css'
import { unknownZone, useZone } from './ZoneContext.ts'

/** What is a day or a time of day alone. */
const isShort = new Set<TimeStyle>(['date', 'short', 'time'])

export interface WhenProps {
  /** ISO 8601, UTC. */
  instant: string
  /** `recent`: the time of day for today, else the short date, as in a list of conversations. */
  show?: TimeStyle | 'recent'
  /** The other party's zone: when its clock differs from the reader's, the zone is named. `always` names it in any case. */
  otherZone?: (string & {}) | 'always'
  /** Instead of the reader's zone: opening hours, a clinic. */
  zone?: string
  /** Documents always show the year. */
  year?: 'always'
}

/** An instant in the reader's zone; without its year when that is near today. */
export function When({ instant, show: wanted = 'both', otherZone, zone, year }: WhenProps) {
  const { i18n } = useTranslation('site')
  const own = useZone()
  const now = useMountTime()
  const shownZone = zone ?? own
  const isToday = () => dayOf(instant, shownZone) === dayOf(new Date(now).toISOString(), shownZone)
  const show = wanted !== 'recent' ? wanted : isToday() ? 'time' : 'short'
  const named =
    otherZone === 'always' ||
    (shownZone === unknownZone && /both|time/.test(show)) ||
    zonesDiffer(instant, shownZone, otherZone ?? own)
  const text = formatInstant(instant, i18n.language, shownZone, show, named, year === 'always' ? undefined : now)
  // When a line is too short for both, day and time of day stay in one piece each.
  const time = show === 'both' ? formatInstant(instant, i18n.language, shownZone, 'time', named) : ''
  if (!time || !text.endsWith(time))
    return (
      <time dateTime={instant} className={isShort.has(show) ? styles.whole : undefined}>
        {text}
      </time>
    )
  return (
    <time dateTime={instant}>
      <span className={styles.whole}>{text.slice(0, -time.length).trimEnd()}</span> <span className={styles.whole}>{time}</span>
    </time>
  )
}
