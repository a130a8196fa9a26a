import { z } from 'zod'
import { doctorKinds, licenceStates } from '../doctors/values.ts'
import { id, instant, money, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import {
  accountRoles,
  accountSorts,
  accountStatuses,
  mostAccounts,
  operationOutcomes,
  operationStates,
  operationVerbs,
} from './account-values.ts'

const count = z.int().min(0)
const reason = textInput.min(5).max(1000)

/** What narrows a list of accounts down; all that match is what an operation can be done with. */
const accountFilters = {
  role: z.enum(accountRoles),
  /** Beginnings of words in the name, or the beginning of the mail address or of the telephone number. */
  search: lineInput.max(100).optional(),
  status: z.enum(accountStatuses).optional(),
  /** Of doctors and pharmacies. */
  licence: z.enum(licenceStates).optional(),
}
export const matchingAccounts = z.strictObject(accountFilters)
export type MatchingAccounts = z.infer<typeof matchingAccounts>
export const accountsQuery = z.strictObject({
  ...pageQuery,
  ...accountFilters,
  sort: z.enum(accountSorts).default('-registered'),
})
export type AccountsQuery = z.output<typeof accountsQuery>
export const accountsCount = z.strictObject({ count })

const licence = z.strictObject({ number: z.string(), state: z.enum(licenceStates), reason: z.string().nullable() })

export const accountItem = z.strictObject({
  id,
  role: z.enum(accountRoles),
  name: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(accountStatuses),
  registeredAt: instant,
  /** Of doctors and pharmacies; `null` for others. */
  licence: licence.nullable(),
  /** Of a doctor. */
  practice: z.strictObject({ kind: z.enum(doctorKinds), speciality: z.string() }).nullable(),
  /** Of a pharmacy or a company. */
  legalName: z.string().nullable(),
  /** Town of the practice, the pharmacy or the company; nothing of a patient's. */
  city: z.string().nullable(),
})
export type AccountItem = z.infer<typeof accountItem>
export const accountsPage = pageOf(accountItem)

/** What somebody in the office did with the account, or an operation of theirs. */
const accountDecision = z.strictObject({
  at: instant,
  action: z.string(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})

export const accountDetails = accountItem.extend({
  phone: z.string().nullable(),
  locale: z.string(),
  timeZone: z.string(),
  /** The newest sign of life of any session; `null` without one that is remembered. */
  lastSeenAt: instant.nullable(),
  openSessions: count,
  /** Visits that are booked and have not ended, in either part; what a suspension leaves to be wound down. */
  visitsAhead: count,
  /** Orders whose money or goods are still on their way. */
  openOrders: count,
  taxNumber: z.string().nullable(),
  contactName: z.string().nullable(),
  suspension: z.strictObject({ at: instant, reason: z.string(), by: z.string().nullable() }).nullable(),
  /** Newest first, twenty at most. */
  decisions: z.array(accountDecision),
})
export type AccountDetails = z.infer<typeof accountDetails>

export const accountReason = z.strictObject({ reason })

/** Accounts by their ids, or all that match; which they are is settled when the operation begins. */
const chosenAccounts = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('ids'), ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ by: z.literal('filter'), filter: matchingAccounts }),
])
export type ChosenAccounts = z.infer<typeof chosenAccounts>
export const operationToRehearse = z.strictObject({ verb: z.enum(operationVerbs), chosen: chosenAccounts })
export const operationToStart = operationToRehearse.extend({
  reason,
  /** How many accounts the administrator was told of: another number by now is refused. */
  expected: z.int().min(1).max(mostAccounts),
})
export type OperationToStart = z.infer<typeof operationToStart>

export const operation = z.strictObject({
  id,
  verb: z.enum(operationVerbs),
  state: z.enum(operationStates),
  reason: z.string(),
  by: z.string(),
  startedAt: instant,
  /** Until then it can be taken back, and nobody has had a mail. */
  regretUntil: instant,
  total: count,
  outcomes: z.partialRecord(z.enum(operationOutcomes), count),
})
export type Operation = z.infer<typeof operation>
export const operationsQuery = z.strictObject(pageQuery)
export const operationsPage = pageOf(operation)
export const operationRow = z.strictObject({ id, name: z.string(), outcome: z.enum(operationOutcomes) })
export const operationRowsQuery = z.strictObject({ ...pageQuery, outcome: z.enum(operationOutcomes).optional() })
export const operationRowsPage = pageOf(operationRow)

export const rehearsal = z.strictObject({
  total: count,
  /** With how many of them it was done and taken back again; the figures below are of these. */
  rehearsed: count,
  changed: count,
  unchanged: count,
  sessionsEnded: count,
  visitsAhead: count,
  openOrders: count,
  /** Paid for orders that are under way, and not given back: by currency. */
  money: z.array(money),
  mails: count,
  /** So long the mails would wait, and so long it could be taken back. */
  regretMinutes: count,
})
export type Rehearsal = z.infer<typeof rehearsal>
