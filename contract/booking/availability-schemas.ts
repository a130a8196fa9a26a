import { z } from 'zod'
import { slot, appointmentMode } from '../doctors/schemas.ts'
import { calendarDate, dateInput, id, instant, instantInput, timeZone, wallTime, wholeNumber } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { hoursFault } from './hours.ts'
import { longestBuffer, longestSlot, slotDays } from './rules.ts'

/** A span of wall time in the doctor's zone; `to` may be `24:00`. Visits in it take place in these modes. */
export const hourRange = z.strictObject({ from: wallTime, to: wallTime, modes: z.array(appointmentMode).min(1) })
export type HourRange = z.infer<typeof hourRange>

/** Ranges of one day, in order, apart from each other. */
export const dayRanges = z
  .array(hourRange)
  .max(12)
  .superRefine((ranges, context) => {
    const fault = hoursFault(ranges)
    if (fault)
      context.addIssue({ code: 'custom', path: [fault.index, fault.field], message: fault.message, params: { code: fault.code } })
  })

/** Seven days, Monday first (ISO 8601). */
export const weeklyHours = z.tuple([dayRanges, dayRanges, dayRanges, dayRanges, dayRanges, dayRanges, dayRanges])
export type WeeklyHours = z.infer<typeof weeklyHours>

/** Minutes, but for the horizon (days ahead) and the limit (visits a day; `null` is none). */
export const slotRules = z.strictObject({
  slotMinutes: z.int().min(5).max(longestSlot),
  bufferBefore: z.int().min(0).max(longestBuffer),
  bufferAfter: z.int().min(0).max(longestBuffer),
  minimumNotice: z.int().min(0).max(20_160),
  horizonDays: z.int().min(1).max(365),
  dailyLimit: z.int().min(1).max(200).nullable(),
})
export type SlotRules = z.infer<typeof slotRules>

const note = textInput.max(200)

/** Hours of one day that stand in for the week's; none: closed. */
export const override = z.strictObject({ date: calendarDate, ranges: dayRanges, note: z.string() })
export type Override = z.infer<typeof override>

/** From an instant to an instant, or whole days of the doctor's zone (both inclusive). */
const periodOf = (moment: z.ZodISODateTime, day: z.ZodISODate) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('instants'), from: moment, to: moment }),
    z.strictObject({ kind: z.literal('days'), from: day, to: day }),
  ])
export const timeOffPeriod = periodOf(instantInput, dateInput).refine(
  ({ kind, from, to }) => (kind === 'days' ? from <= to : Date.parse(from) < Date.parse(to)),
  { path: ['to'], error: 'ends before it begins', params: { code: 'ends_before_start' } },
)
export const timeOffBody = z.strictObject({ period: timeOffPeriod, note: note.default('') })
/** `refuseOverVisits`: when it would newly lie over a booked visit it is not moved (409 `over_visit`); else it is, and the visit is told. */
export const timeOffChange = timeOffBody.extend({ refuseOverVisits: z.boolean().default(false) })
export const timeOff = z.strictObject({ id, period: periodOf(instant, calendarDate), note: z.string() })
export type TimeOff = z.infer<typeof timeOff>

/** A visit that the new hours leave outside. It stays as it is: the doctor keeps, moves or cancels it. */
export const conflict = z.strictObject({ appointmentId: id, start: instant, end: instant, patientName: z.string() })
export type AvailabilityConflict = z.infer<typeof conflict>

export const availability = z.strictObject({
  /** Goes up with each change; sent back when writing. */
  version: z.int(),
  timeZone: z.string(),
  hours: weeklyHours,
  rules: slotRules,
  overrides: z.array(override),
  timeOff: z.array(timeOff),
})
export type Availability = z.infer<typeof availability>

/** What a change answers: all of it, and the visits it leaves outside. */
export const availabilityChange = z.strictObject({ availability, conflicts: z.array(conflict) })

/** `timeZone` is where the hours are: whole days of time off move with it. */
export const availabilityBody = z.strictObject({ version: wholeNumber, timeZone, hours: weeklyHours, rules: slotRules })
/** `version` as read: somebody else's change in between is refused, not overwritten. */
export const overrideBody = z.strictObject({ version: wholeNumber, ranges: dayRanges, note: note.default('') })
export const byDate = z.strictObject({ date: dateInput })

/** Both days included; at most 62. */
function spansAtMost({ from, to }: { from: string; to: string }): boolean {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 < slotDays
}
const inOrder = { path: ['to'], error: 'ends before it begins', params: { code: 'ends_before_start' } }
const notTooLong = { path: ['to'], error: `covers more than ${slotDays} days`, params: { code: 'too_long' } }

export const slotQuery = z
  .strictObject({ from: dateInput, to: dateInput, timeZone, mode: appointmentMode.optional() })
  .refine(({ from, to }) => from <= to, inOrder)
  .refine(spansAtMost, notTooLong)

/** `timeZone` is the doctor's, so that a screen can name it beside the reader's. */
export const slotAnswer = z.strictObject({ timeZone: z.string(), slots: z.array(slot) })

export const previewBody = z
  .strictObject({
    from: dateInput,
    to: dateInput,
    mode: appointmentMode.optional(),
    draft: z.strictObject({ timeZone, hours: weeklyHours, rules: slotRules }).optional(),
  })
  .refine(({ from, to }) => from <= to, inOrder)
  .refine(spansAtMost, notTooLong)
export const previewAnswer = z.strictObject({ timeZone: z.string(), slots: z.array(slot), conflicts: z.array(conflict) })
