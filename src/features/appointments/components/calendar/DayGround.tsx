import { useTranslation } from 'react-i18next'
import type { DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { onDay } from '../../calendar/on-day.ts'
import styles from './calendar.module.css'
import { atMinutes } from './place-style.ts'
import { useSpanText } from './use-span-text.ts'

interface DayGroundProps {
  day: string
  calendar: DoctorCalendarAnswer
  /** The instant that it is now; `null` on other days. */
  now: string | null
}

const minute = 60_000

/** The ground of one day: the time in which patients can book, and where the day is now. */
export function DayGround({ day, calendar: { free, timeZone }, now }: DayGroundProps) {
  const { t, i18n } = useTranslation('workspace')
  const spanText = useSpanText(timeZone)
  const nowOn = now && onDay({ start: now, end: new Date(Date.parse(now) + minute).toISOString() }, day, timeZone)
  return (
    <ul className={styles.column} aria-label={formatCalendarDate(day, i18n.language, 'day')}>
      {free.map(({ start, end }) => {
        const part = onDay({ start, end }, day, timeZone)
        return (
          part && (
            <li key={start} className={styles.free} style={atMinutes(part)}>
              <VisuallyHidden>
                {t('appointments.calendar.freeAt', { span: spanText({ kind: 'instants', from: start, to: end }) })}
              </VisuallyHidden>
            </li>
          )
        )
      })}
      {nowOn && <li aria-hidden="true" className={styles.now} style={atMinutes(nowOn)} />}
    </ul>
  )
}
