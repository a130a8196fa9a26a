import { z } from 'zod'
import { wallDay } from '../kernel/days.ts'
import { petSpecies } from '../kernel/animals.ts'
import { observationKinds } from '../observations/values.ts'
import { calendarDate, dateInput, id, instant, localTimeInput } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { proposedVaccines } from './rules/vaccinations.ts'
import { careKinds, mostItemsAtOnce, mostTimes } from './values.ts'

/** A wall time at which something is asked for. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const ordered = { error: 'ends before it begins', path: ['until'], params: { code: 'ends_before_it_begins' } }

/** Days and wall times are the owner's: of whom the person or pet belongs to. */
const scheduleOn = (day: z.ZodISODate) =>
  z.discriminatedUnion('mode', [
    /** Without a time: some time on that day. */
    z.strictObject({ mode: z.literal('once'), on: day, time: time.nullable().default(null) }),
    z
      .strictObject({
        mode: z.literal('daily'),
        everyDays: z.int().min(1).max(366),
        from: day,
        /** The last day. */
        until: day.nullable().default(null),
        times: z
          .array(time)
          .min(1)
          .max(mostTimes)
          .refine((times) => new Set(times).size === times.length, {
            error: 'a time twice',
            params: { code: 'same_time_twice' },
          }),
      })
      .refine(({ from, until }) => until === null || from <= until, ordered),
    /** So many hours after one another, whatever clocks do. */
    z
      .strictObject({
        mode: z.literal('hours'),
        everyHours: z.int().min(1).max(168),
        from: localTimeInput,
        until: day.nullable().default(null),
      })
      .refine(({ from, until }) => until === null || wallDay(from) <= until, ordered),
  ])

const facts = {
  kind: z.enum(careKinds),
  /** What: a medicine, a vaccine, what is looked at. Health data. */
  title: lineInput.min(1).max(160),
  /** How much and how. Health data. */
  details: textInput.max(500).default(''),
  /** What is measured, of a measurement. */
  observationKind: z.enum(observationKinds).nullable().default(null),
}
const isWhole = ({ kind, observationKind }: { kind: string; observationKind: string | null }) =>
  (kind === 'measurement') === (observationKind !== null)
const wholeFault = { error: 'a measurement says what is measured', path: ['observationKind'], params: { code: 'required' } }

export const careItemDraft = z.strictObject({ ...facts, schedule: scheduleOn(dateInput) }).refine(isWhole, wholeFault)
export type CareItemDraft = z.output<typeof careItemDraft>
export const newCareItems = z.strictObject({ items: z.array(careItemDraft).min(1).max(mostItemsAtOnce) })
export const careStop = z.strictObject({ reason: textInput.max(500).default('') })

const schedule = scheduleOn(calendarDate)
export type Schedule = z.output<typeof schedule>

/** By its schedule: the owner's day or wall time, or an instant of what comes every so many hours. */
const slot = z.string().min(10).max(24)

export const careTick = z.strictObject({
  id,
  /** Name; `null` once the account is gone. */
  by: z.string().nullable(),
  at: instant,
  /** Until when the caller may take it back; `null`: not theirs, or too late. */
  undoUntil: instant.nullable(),
})
export type CareTick = z.infer<typeof careTick>

export const careSlot = z.strictObject({
  slot,
  at: instant,
  /** Some time on that day. */
  isDay: z.boolean(),
  tick: careTick.nullable(),
})
export type CareSlot = z.infer<typeof careSlot>

export const careItem = z.strictObject({
  id,
  kind: facts.kind,
  title: z.string(),
  details: z.string(),
  observationKind: z.enum(observationKinds).nullable(),
  schedule,
  /** Name of the doctor who set it. */
  by: z.string().nullable(),
  setAt: instant,
  stoppedAt: instant.nullable(),
  stopReason: z.string(),
  /** What was due lately and comes next, in its order. */
  slots: z.array(careSlot),
})
export type CareItem = z.infer<typeof careItem>

export const carePlan = z.strictObject({
  /** The subject's. */
  id,
  /** Under way first, newest first. */
  items: z.array(careItem),
  maySet: z.boolean(),
  mayTick: z.boolean(),
  /** Whose days and wall times these are. */
  timeZone: z.string(),
})
export type CarePlan = z.infer<typeof carePlan>

export const vaccinationProposal = z.strictObject({
  /** The subject's. */
  id,
  items: z.array(z.strictObject({ vaccine: z.enum(proposedVaccines), on: calendarDate })),
  /** Why nothing is proposed. */
  none: z.enum(['species', 'no_birth_date']).nullable(),
})
export type VaccinationProposal = z.infer<typeof vaccinationProposal>

export const newTick = z.strictObject({ slot })

export const dose = careSlot.extend({
  itemId: id,
  title: z.string(),
  details: z.string(),
  subject: z.strictObject({ id, name: z.string(), species: z.enum(petSpecies).nullable() }),
})
export type Dose = z.infer<typeof dose>
export const doses = z.array(dose)
