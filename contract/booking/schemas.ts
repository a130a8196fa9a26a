import { z } from 'zod'
import { petRights } from '../carers/rights.ts'
import { doctorKind, speciality, appointmentMode } from '../doctors/schemas.ts'
import {
  calendarDate,
  currency,
  dateInput,
  id,
  instant,
  instantInput,
  money,
  pageOf,
  pageQuery,
  subject,
  wholeNumber,
} from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { refundGrounds } from './rules.ts'
import { appointmentStates, timelineVerbs } from './states.ts'

export const appointmentState = z.enum(appointmentStates)

/** `owner`: the name, of a pet of somebody else. */
export const bookableSubject = subject.extend({ owner: z.string().nullable() })
export type BookableSubject = z.infer<typeof bookableSubject>

export const bookingBody = z.strictObject({
  doctorId: id,
  /** `null`: the patient themselves; otherwise one of their pets, or of those for which they have the right. */
  petId: id.nullable(),
  mode: appointmentMode,
  /** A start that the slots answered. */
  start: instantInput,
  /** What the visit is about, in the patient's words; only the parties read it. */
  reason: textInput.min(1).max(1000),
})
export type BookingBody = z.infer<typeof bookingBody>

const doctorFace = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  kind: doctorKind,
  speciality,
  timeZone: z.string(),
})

/** A visit in a list, for both parties. */
export const appointmentCard = z.strictObject({
  /** What the caller may do as a carer of the pet; `null` for a party of the visit. */
  care: z.array(z.enum(petRights)).nullable(),
  id,
  /** Shown to people: `V-2026-000123`. */
  number: z.string(),
  state: appointmentState,
  mode: appointmentMode,
  start: instant,
  end: instant,
  doctor: doctorFace,
  patient: z.strictObject({ id, name: z.string(), avatar: z.string().nullable() }),
  subject,
  /** The name of a carer who booked it; `null` where the patient did. */
  bookedBy: z.string().nullable(),
  fee: money,
  /** Until when the slot is held, while it is unpaid. */
  heldUntil: instant.nullable(),
})
export type AppointmentCard = z.infer<typeof appointmentCard>

/** What happened, when, by whom and why. */
export const appointmentEvent = z.strictObject({
  verb: z.enum(timelineVerbs),
  state: appointmentState,
  at: instant,
  /** `platform` for what happened by itself. */
  by: z.enum(['patient', 'doctor', 'staff', 'platform']),
  byName: z.string().nullable(),
  why: z.string().nullable(),
  /** The former start, of a visit that was moved. */
  movedFrom: instant.nullable(),
})
export type AppointmentEvent = z.infer<typeof appointmentEvent>

export const appointmentDetails = appointmentCard.extend({
  reason: z.string(),
  /** The order that is paid or was; `null` of a visit that never had one. */
  orderId: id.nullable(),
  /** Who pays or paid, where it is somebody else than the patient or carer who asks: the invoice is theirs. */
  payer: z.string().nullable(),
  refunded: money.nullable(),
  /** Who did not come, of a `no_show`. */
  absent: z.enum(['patient', 'doctor']).nullable(),
  /** Where, of a visit in the clinic. */
  place: z.string().nullable(),
  review: z.strictObject({ stars: z.int(), words: z.string(), at: instant }).nullable(),
  timeline: z.array(appointmentEvent),
})
export type AppointmentDetails = z.infer<typeof appointmentDetails>

export const appointmentTabs = ['upcoming', 'past', 'cancelled'] as const
/** `upcoming` soonest first, the others latest first. Days are of `timeZone`'s callers: both inclusive, in the caller's own zone. */
export const appointmentQuery = z.strictObject({
  ...pageQuery,
  tab: z.enum(appointmentTabs).default('upcoming'),
  /** Words in the other party's or the subject's name. */
  search: lineInput.max(100).optional(),
  from: dateInput.optional(),
  to: dateInput.optional(),
  mode: appointmentMode.optional(),
  /** With this doctor alone. */
  doctor: id.optional(),
})
export type AppointmentQuery = z.infer<typeof appointmentQuery>
export const appointmentPage = pageOf(appointmentCard)

/** What cancelling now would pay back: all, half or nothing of what was paid. */
export const cancellation = z.strictObject({
  paid: money,
  refund: money,
  share: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
  /** The patient's plan includes it: a whole share gives the visit back to the plan, any other counts as used. */
  covered: z.boolean(),
  /** When everything would last be paid back, for a patient. */
  fullRefundUntil: instant,
  /** The start that a patient's refund is reckoned from; of a visit moved too late, its former one. */
  reckonedFrom: instant,
  /** Why a patient's share is what it is; `null` for the practice, which gives back all. */
  ground: z.enum(refundGrounds).nullable(),
})
export type Cancellation = z.infer<typeof cancellation>

/** `expectedRefund`: the minor units the person was told; another amount due by now is refused (409 `refund_changed`), and nothing happens. */
export const cancelBody = z.strictObject({
  reason: textInput.max(500).default(''),
  expectedRefund: wholeNumber.min(0).optional(),
})
export const rescheduleBody = z.strictObject({ start: instantInput })
export { reviewBody } from '../kernel/review.ts'

export const patientSummary = z.strictObject({
  next: appointmentCard.nullable(),
  toPay: z.array(appointmentCard),
  upcoming: z.int(),
})
export type PatientSummary = z.infer<typeof patientSummary>

/** Days and weeks (Monday first) are of the doctor's zone. `earnings` is `null` for staff without the right to invoices. */
export const doctorSummary = z.strictObject({
  today: z.array(appointmentCard),
  waiting: z.array(appointmentCard),
  week: z.strictObject({
    visits: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    noShow: z.int(),
    newPatients: z.int(),
  }),
  /** The last fourteen days, today the last. */
  days: z.array(z.strictObject({ date: calendarDate, visits: z.int() })),
  /** Minor units of the week and of each of `days`, for each currency that had any; the doctor's own first, always. */
  earnings: z.array(z.strictObject({ currency, week: z.int(), days: z.array(z.int()) })).nullable(),
})
export type DoctorSummary = z.infer<typeof doctorSummary>
