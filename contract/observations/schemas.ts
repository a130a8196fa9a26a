import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { standings } from '../records/values.ts'
import { id, instant, instantInput, pageOf, pageQuery, revisionInput, wholeNumber } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { drawnCentiles, measurers, observationKinds, verdicts } from './values.ts'

const kind = z.enum(observationKinds)

/** What was measured, in the kind's smallest steps; the second number of a blood pressure is the diastolic. Health data. */
const measured = { kind, value: wholeNumber, second: wholeNumber.nullable().default(null), measurer: z.enum(measurers) }

/** `at`: when it was measured; now where it is left out. `measurer`: whoever writes, where it is left out. */
export const newObservation = z.strictObject({
  ...measured,
  measurer: measured.measurer.optional(),
  at: instantInput.optional(),
  appointmentId: id.nullable().default(null),
})
export type NewObservation = z.output<typeof newObservation>

const edition = revisionInput.min(1)
export const observationCorrection = z.strictObject({
  ...measured,
  at: instantInput,
  edition,
  reason: textInput.max(500).default(''),
})
export const observationWithdrawal = z.strictObject({ edition, reason: textInput.min(3).max(500) })

export const observation = z.strictObject({
  id,
  edition,
  ...measured,
  second: z.int().nullable(),
  at: instant,
  /** Only the day is known; `at` is its noon in UTC. */
  isDay: z.boolean(),
  /** Name of whoever answers for it; `null` once the account is gone. */
  by: z.string().nullable(),
  isCorrected: z.boolean(),
  /** How it stands to what is usual at the age of then. */
  verdict: z.enum(verdicts),
})
export type Observation = z.infer<typeof observation>
export const observations = pageOf(observation)
export const observationsQuery = z.strictObject({ ...pageQuery, kind: kind.optional() })

export const usualRange = z.strictObject({
  fromMonths: z.int().min(0).max(1440),
  toMonths: z.int().min(1).max(1440).nullable(),
  low: wholeNumber.nullable(),
  high: wholeNumber.nullable(),
  secondLow: wholeNumber.nullable(),
  secondHigh: wholeNumber.nullable(),
  /** Whose numbers these are; sources disagree. */
  source: lineInput.min(3).max(300),
})

/** Where a child stands among WHO's. */
const growth = z.strictObject({ z: z.number(), centile: z.number() })

export const measurement = z.strictObject({
  kind,
  newest: observation,
  /** The one before it. */
  before: z.strictObject({ value: z.int(), second: z.int().nullable(), at: instant }).nullable(),
  count: z.int(),
  range: usualRange.nullable(),
  growth: growth.nullable(),
})
export type Measurement = z.infer<typeof measurement>

export const measurements = z.strictObject({
  /** The subject's. */
  id,
  /** What was measured at least once, in the order of the kinds. */
  kinds: z.array(measurement),
  /** What the caller may add. */
  writes: z.array(kind),
  /** Whom the caller may name as the one who measured. */
  measurers: z.array(z.enum(measurers)),
  /** The course of the weight over half a year; grams per 30 days. */
  weight: z.strictObject({ perMonth: z.int(), moved: z.boolean() }).nullable(),
})
export type Measurements = z.infer<typeof measurements>

export const courseQuery = z.strictObject({ kind })
const point = z.strictObject({ at: instant, value: z.int(), second: z.int().nullable() })
export type CoursePoint = z.infer<typeof point>
export const course = z.strictObject({
  /** The subject's. */
  id,
  kind,
  /** All that were measured; of many only some are among the points. */
  count: z.int(),
  /** Oldest first. */
  points: z.array(point),
  /** What is usual, from when to when. */
  bands: z.array(
    z.strictObject({
      from: instant,
      to: instant,
      low: z.int().nullable(),
      high: z.int().nullable(),
      secondLow: z.int().nullable(),
      secondHigh: z.int().nullable(),
      source: z.string(),
    }),
  ),
  /** WHO's centiles for a child of this sex, over the time of the points. */
  centiles: z.array(
    z.strictObject({ centile: z.literal(drawnCentiles), points: z.array(z.strictObject({ at: instant, value: z.int() })) }),
  ),
})
export type Course = z.infer<typeof course>

export const observationEdition = z.strictObject({
  edition,
  act: z.enum(['write', 'correct', 'withdraw']),
  value: z.int(),
  second: z.int().nullable(),
  measurer: z.enum(measurers),
  at: instant,
  isDay: z.boolean(),
  /** Empty where none was given. */
  reason: z.string(),
  by: z.string().nullable(),
  capacity: z.enum(standings),
  writtenAt: instant,
})

export const observationDetails = observation.extend({
  subjectId: id,
  appointmentId: id.nullable(),
  withdrawnAt: instant.nullable(),
  range: usualRange.nullable(),
  growth: growth.nullable(),
  mayChange: z.boolean(),
  /** All, newest first; the first is what holds. */
  editions: z.array(observationEdition),
})
export type ObservationDetails = z.infer<typeof observationDetails>

/** Of a person where there is no species. */
const ofWhom = { kind, species: z.enum(petSpecies).nullable() }
const rangeFacts = z.strictObject({ ...ofWhom, ...usualRange.shape })
const isPossible = ({ fromMonths, toMonths, low, high, secondLow, secondHigh }: z.output<typeof rangeFacts>) =>
  (toMonths === null || fromMonths < toMonths) &&
  ordered(low, high) &&
  ordered(secondLow, secondHigh) &&
  (low !== null || high !== null)
const ordered = (low: number | null, high: number | null) => low === null || high === null || low <= high
const rangeFault = { error: 'ends before it begins, or says nothing', path: ['high'], params: { code: 'not_a_range' } }

export const observationRangeDraft = rangeFacts.refine(isPossible, rangeFault)
export const observationRangeChange = rangeFacts.extend({ revision: revisionInput.min(1) }).refine(isPossible, rangeFault)
export const observationRange = rangeFacts.extend({ id, revision: revisionInput.min(1) })
export type ObservationRange = z.infer<typeof observationRange>
export const observationRangesQuery = z.strictObject({
  ...pageQuery,
  kind: kind.optional(),
  species: z.enum(['person', ...petSpecies]).optional(),
})
export const observationRanges = pageOf(observationRange)
