import { z } from 'zod'
import { calendarDate, dateInput, id, instant } from '../kernel/values.ts'
import { calendarSpans } from './calendar-values.ts'
import { appointmentCard } from './schemas.ts'

/** `at`: a day of the doctor's zone: that day, or the week or month that it lies in; today when absent. */
export const calendarQuery = z.strictObject({ span: z.enum(calendarSpans).default('week'), at: dateInput.optional() })
export type CalendarQuery = z.infer<typeof calendarQuery>

export const doctorCalendar = z.strictObject({
  timeZone: z.string(),
  /** First and last day that is shown; today. Weeks begin on Monday. */
  from: calendarDate,
  to: calendarDate,
  today: calendarDate,
  /** All that take or took their time, also held and missed ones; not those that were called off. By their start. */
  visits: z.array(appointmentCard),
  /** Time in which patients can book now; slots that meet are one. */
  free: z.array(z.strictObject({ start: instant, end: instant })),
  timeOff: z.array(
    z.strictObject({
      id,
      start: instant,
      end: instant,
      /** First and last of whole days off. */
      days: z.strictObject({ from: calendarDate, to: calendarDate }).nullable(),
      /** Only for who may change it. */
      note: z.string(),
    }),
  ),
})
export type DoctorCalendarAnswer = z.infer<typeof doctorCalendar>
export type CalendarTimeOff = DoctorCalendarAnswer['timeOff'][number]
