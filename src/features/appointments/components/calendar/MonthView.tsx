import { useTranslation } from 'react-i18next'
import type { DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { MonthCalendar } from '#shared/ui/date/MonthCalendar.tsx'
import { agendaOf } from '../../calendar/agenda.ts'
import { calendarFields } from '../../calendar/calendar-view.ts'
import { daysBetween } from '../../calendar/on-day.ts'

/** A month at a glance: how many visits each day has, and where there is none for time off. A day leads to that day. */
export function MonthView({ calendar }: { calendar: DoctorCalendarAnswer }) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(calendarFields)
  const { from, to, today, timeZone } = calendar
  const notes = Object.fromEntries(
    daysBetween(from, to).flatMap((day) => {
      const entries = agendaOf(calendar, (instant) => dayOf(instant, timeZone), day)
      const count = entries.filter(({ kind }) => kind === 'visit').length
      if (count > 0) return [[day, t('appointments.calendar.visits', { count })]]
      return entries.some(({ kind }) => kind === 'timeOff') ? [[day, t('appointments.calendar.timeOff')]] : []
    }),
  )
  const isShown = (day: string) => from <= day && day <= to
  return (
    <MonthCalendar
      value={values.day ?? (isShown(today) ? today : from)}
      notes={notes}
      // The months before and after are gone to; a day of this one is opened.
      onChange={(day) => (isShown(day) ? change({ view: 'day', day }) : change({ day }, { replace: true }))}
    />
  )
}
