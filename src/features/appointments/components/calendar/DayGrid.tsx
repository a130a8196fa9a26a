import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAddress } from '#shared/address/use-address.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { classes } from '#shared/ui/classes.ts'
import type { CalendarTimeOff, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { calendarFields } from '../../calendar/calendar-view.ts'
import { daysBetween, onDay } from '../../calendar/on-day.ts'
import { withPending } from '../../calendar/with-pending.ts'
import styles from './calendar.module.css'
import { DayEntries } from './DayEntries.tsx'
import { DayGround } from './DayGround.tsx'
import { TimeOffBlock } from './TimeOffBlock.tsx'
import type { TimeOffMoves } from './use-move-time-off.tsx'

export interface DayGridProps {
  calendar: DoctorCalendarAnswer
  moves: TimeOffMoves
  /** Opens time off; absent for who may not change it. */
  onOpen: ((timeOff: CalendarTimeOff) => void) | undefined
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Days beside one another, their hours below. */
export function DayGrid({ calendar, moves, onOpen }: DayGridProps) {
  const { t, i18n } = useTranslation('workspace')
  const { linkTo } = useAddress(calendarFields)
  const { from, to, today, timeZone } = calendar
  const days = daysBetween(from, to)
  const shown = { ...calendar, timeOff: withPending(calendar.timeOff, moves.pending, timeZone) }
  const now = new Date(useNow()).toISOString()
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // Where the day begins for this doctor is what is seen first, of each day or week anew.
  const first = firstHour(calendar, days)
  useLayoutEffect(() => {
    if (frame.current && body.current) frame.current.scrollTop = (body.current.offsetHeight / 24) * first
  }, [from, to, first])

  return (
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={t('appointments.calendar.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Moved within by keyboard, too.
      tabIndex={0}
      style={{ '--days': days.length } as CSSProperties}
    >
      <div className={styles.head}>
        <div className={styles.days}>
          {days.map((day) => (
            <Link
              key={day}
              to={linkTo({ view: 'day', day })}
              className={classes(styles.dayName, day === today && styles.today)}
              aria-current={day === today ? 'date' : undefined}
            >
              {formatCalendarDate(day, i18n.language, 'day')}
            </Link>
          ))}
        </div>
        <div className={styles.days} data-days={days.length}>
          {shown.timeOff.map((each) => {
            const place = each.days && columnsOf(each.days, days)
            return (
              place && (
                <div key={each.id} className={styles.wholeDays} style={{ gridColumn: `${place.from + 1} / ${place.to + 2}` }}>
                  <TimeOffBlock
                    timeOff={calendar.timeOff.find(({ id }) => id === each.id)!}
                    timeZone={timeZone}
                    days={days}
                    isLast={each.days!.to <= to}
                    moves={moves}
                    onOpen={onOpen}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      <div ref={body} className={styles.body}>
        <div className={styles.hours} aria-hidden="true">
          {hours.slice(1).map((hour) => (
            <span key={hour} style={{ '--from': hour * 60 } as CSSProperties}>
              {dateFormat(i18n.language, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(hour * 3_600_000))}
            </span>
          ))}
        </div>
        <div className={styles.ground} data-days={days.length}>
          {days.map((day) => (
            <DayGround key={day} day={day} calendar={calendar} now={day === today ? now : null} />
          ))}
          <DayEntries calendar={shown} original={calendar.timeOff} days={days} moves={moves} onOpen={onOpen} />
        </div>
      </div>
    </div>
  )
}

/** The first and last of the shown days that whole days off take; `null` where they take none. */
function columnsOf(off: { readonly from: string; readonly to: string }, days: readonly string[]) {
  const from = days.findIndex((day) => off.from <= day && day <= off.to)
  return from < 0 ? null : { from, to: days.findLastIndex((day) => day <= off.to) }
}

/** The hour before the first visit or free time of the days; eight where there is none. */
function firstHour({ visits, free, timeZone }: DoctorCalendarAnswer, days: readonly string[]): number {
  const begins = days.flatMap((day) => [...visits, ...free].flatMap((time) => onDay(time, day, timeZone)?.from ?? []))
  return begins.length === 0 ? 8 : Math.max(0, Math.floor(Math.min(...begins) / 60 - 0.5))
}
