import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { CalendarTimeOff } from '#contract/booking/calendar-schemas.ts'
import { layOut, type Minutes } from '../../calendar/lay-out.ts'
import { onDay } from '../../calendar/on-day.ts'
import styles from './calendar.module.css'
import type { DayGridProps } from './DayGrid.tsx'
import { atMinutes, inColumns } from './place-style.ts'
import { TimeOffBlock } from './TimeOffBlock.tsx'
import { VisitBlock } from './VisitBlock.tsx'

interface DayEntriesProps extends DayGridProps {
  /** Time off as the server has it: what is being moved is moved from there. */
  original: readonly CalendarTimeOff[]
  days: readonly string[]
}

/** The least that an entry takes, in minutes: room for a line that can be pressed. */
const least = 26

type Thing = { readonly visit: AppointmentCard } | { readonly timeOff: CalendarTimeOff }
type Entry = Minutes & { readonly key: string; readonly isLast: boolean } & Thing

/**
 * Visits and time off of all days in one layer, so that what is moved to another day stays the same element, with the focus and the pointer
 * that hold it.
 */
export function DayEntries({ calendar, original, days, moves, onOpen }: DayEntriesProps) {
  const { timeZone } = calendar
  const parts = (id: string, time: { start: string; end: string }, thing: Thing): (Entry & { readonly day: number })[] => {
    const all = days.flatMap((each, day) => {
      const on = onDay(time, each, timeZone)
      return on ? [{ from: on.from, to: Math.max(on.to, on.from + least), day }] : []
    })
    return all.map((part, index) => ({ ...part, key: `${id} ${index}`, isLast: index === all.length - 1, ...thing }))
  }
  const all = [
    ...calendar.visits.flatMap((visit) => parts(visit.id, visit, { visit })),
    ...calendar.timeOff.flatMap((each) => (each.days ? [] : parts(each.id, each, { timeOff: each }))),
  ]
  const placed = days.flatMap((_, day) => layOut(all.filter((entry) => entry.day === day)))
  return (
    <ul className={styles.entries}>
      {placed.map(({ entry, place }) => (
        <li key={entry.key} className={styles.entry} style={{ ...atMinutes(entry), ...inColumns(entry.day, place) }}>
          {'visit' in entry ? (
            <VisitBlock visit={entry.visit} timeZone={timeZone} />
          ) : (
            <TimeOffBlock
              timeOff={original.find(({ id }) => id === entry.timeOff.id)!}
              timeZone={timeZone}
              days={days}
              isLast={entry.isLast}
              moves={moves}
              onOpen={onOpen}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
