import { useTranslation } from 'react-i18next'
import type { CalendarTimeOff } from '#contract/booking/calendar-schemas.ts'
import { classes } from '#shared/ui/classes.ts'
import styles from './calendar.module.css'
import { useSpanText } from './use-span-text.ts'
import type { TimeOffMoves } from './use-move-time-off.tsx'
import { useTimeOffDrag } from './use-time-off-drag.ts'

interface TimeOffBlockProps {
  timeOff: CalendarTimeOff
  timeZone: string
  /** Those that are shown. */
  days: readonly string[]
  /** The part that lies on its last day has the handle of its end. */
  isLast: boolean
  moves: TimeOffMoves
  /** Its dialog; absent for who may not change it. */
  onOpen: ((timeOff: CalendarTimeOff) => void) | undefined
}

/** Time off in the calendar: dragged, moved by arrows, or opened. */
export function TimeOffBlock({ timeOff, timeZone, days, isLast, moves, onOpen }: TimeOffBlockProps) {
  const { t } = useTranslation('workspace')
  const spanText = useSpanText(timeZone)
  const { period, isMoving, grip, end, body, wasPressed } = useTimeOffDrag(timeOff, { timeZone, days }, moves)
  const words = (
    <>
      <strong>{t('appointments.calendar.timeOff')}</strong>
      {timeOff.note && <bdi>{timeOff.note}</bdi>}
    </>
  )
  const look = classes(styles.off, timeOff.days && styles.wholeDay, isMoving && styles.moving)
  if (!onOpen) return <div className={look}>{words}</div>
  return (
    <button
      type="button"
      className={look}
      aria-label={t('appointments.calendar.timeOffAt', { span: spanText(period), note: timeOff.note })}
      aria-describedby="calendar-keys"
      onClick={() => wasPressed() && onOpen(timeOff)}
      {...body}
    >
      {words}
      <span className={styles.grip} aria-hidden="true" {...grip} />
      {isLast && <span className={styles.end} aria-hidden="true" {...end} />}
    </button>
  )
}
