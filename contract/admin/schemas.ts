import { z } from 'zod'
import { decidedLicenceStates, discardOutcomeKinds, outboxChannels, outboxStates, retryOutcomeKinds } from './choices.ts'
import { auditChanges } from '../audit/schemas.ts'
import { calendarDate, currency, dateInput, id, instant, pageOf, pageQuery, timeZone } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'

const count = z.int().min(0)
/** Records that one call reaches at once; one named twice counts once. */
const ids = z.array(id).min(1).max(100)
const outcomesOf = <Kind extends string>(kinds: readonly Kind[]) =>
  z.strictObject({ outcomes: z.array(z.strictObject({ id, outcome: z.enum(kinds) })) })

export const summaryQuery = z.strictObject({
  /** The zone whose days are meant; the administrator's own when absent. */
  timeZone: timeZone.optional(),
})

export const summary = z.strictObject({
  timeZone: z.string(),
  usersByRole: z.record(z.string(), count),
  /** Visits that begin today, and in the seven days from today, by state: those called off, too. */
  appointmentsToday: z.record(z.string(), count),
  appointmentsThisWeek: z.record(z.string(), count),
  /** Taken less given back on each of `days`, in minor units, for each currency that had any; the platform's own first, always. */
  revenue: z.array(z.strictObject({ currency, days: z.array(z.int()) })).min(1),
  licencesToDecide: count,
  /** Questions that wait for the office. */
  requestsOpen: count,
  outboxFailed: count,
  /** The last 14 days, oldest first, none left out. */
  days: z.array(
    z.strictObject({
      date: calendarDate,
      /** That took place, or will: without those that were called off or are not paid. */
      appointments: count,
      newUsers: count,
    }),
  ),
})
export type AdminSummary = z.infer<typeof summary>

export const outboxItem = z.strictObject({
  id,
  channel: z.enum(outboxChannels),
  to: z.string(),
  subject: z.string().nullable(),
  state: z.enum(outboxStates),
  createdAt: instant,
  sentAt: instant.nullable(),
  attempts: count,
  /** `not delivered`, `gone`: there is no such address; `stale`: it said what was over. */
  lastError: z.string().nullable(),
})
export const outboxMessage = outboxItem.extend({
  text: z.string(),
  /** Text files that went along. */
  attachments: z.array(z.strictObject({ name: z.string(), type: z.string(), text: z.string() })),
  /** Why it was put away, where somebody in the office did it. */
  discardReason: z.string().nullable(),
})
export const outboxQuery = z.strictObject({
  ...pageQuery,
  /** Part of the recipient's address or number. */
  search: lineInput.max(100).optional(),
  channel: z.enum(outboxChannels).optional(),
  state: z.enum(outboxStates).optional(),
})
export const outboxPage = pageOf(outboxItem)
export const messagesToRetry = z.strictObject({ ids })
export const retryOutcomes = outcomesOf(retryOutcomeKinds)
export const messagesToDiscard = z.strictObject({ ids, reason: textInput.min(5).max(1000) })
export const discardOutcomes = outcomesOf(discardOutcomeKinds)

export const outboxState = z.strictObject({
  /** A line for each way, also where nothing waits. */
  channels: z.array(
    z.strictObject({
      channel: z.enum(outboxChannels),
      waiting: count,
      /** When the one that waits longest was written. */
      oldestAt: instant.nullable(),
      /** Of those that wait: tried before, and not delivered. */
      triedBefore: count,
      failed: count,
    }),
  ),
  /** Written within a week and put away: by the office, and because they said what was over. */
  discarded: count,
  stale: count,
})
export type OutboxState = z.infer<typeof outboxState>

export const refusalReason = z.strictObject({ reason: textInput.min(5).max(1000) })

export const decidedLicence = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  kind: z.enum(['physician', 'veterinarian']),
  speciality: z.string(),
  licenceNumber: z.string(),
  registeredAt: instant,
  state: z.enum(decidedLicenceStates),
  /** Why it was refused or revoked. */
  reason: z.string().nullable(),
})
export const licencesQuery = z.strictObject({
  ...pageQuery,
  /** All of them when absent. */
  state: z.enum(decidedLicenceStates).optional(),
  /** Words in the doctor's name. */
  search: lineInput.max(100).optional(),
})
export const licencesPage = pageOf(decidedLicence)
/** Appointments that are booked, and orders under way: they stay. */
export const revocation = z.strictObject({ appointments: count, orders: count })

export const auditItem = z.strictObject({
  id,
  at: instant,
  /** Verb and record: `appointment.cancel`. */
  action: z.string(),
  recordKind: z.string(),
  recordId: z.string(),
  userId: id.nullable(),
  userName: z.string().nullable(),
  reason: z.string().nullable(),
  /** `null`: of a time before it was kept, or of a job. */
  sessionId: id.nullable(),
  requestId: id.nullable(),
  /** The administrator who saw with this person's eyes. */
  impersonator: z.strictObject({ id, name: z.string().nullable() }).nullable(),
  changes: auditChanges.nullable(),
})
export const auditQuery = z.strictObject({
  ...pageQuery,
  /** Its beginning: `account.` for all of them. */
  action: z.string().max(80).optional(),
  recordId: z.string().max(80).optional(),
  /** Who did it, or with whose eyes. */
  userId: id.optional(),
  requestId: id.optional(),
  /** Days in UTC, both included. */
  from: dateInput.optional(),
  to: dateInput.optional(),
})
export const auditPage = pageOf(auditItem)
