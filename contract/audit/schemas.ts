import { z } from 'zod'
import { calendarDate, dateInput, id, instant, pageOf, pageQuery } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { officeActs } from './values.ts'

const count = z.int().min(0)
const hash = z.string().regex(/^[0-9a-f]{64}$/)

const seal = z.strictObject({ day: calendarDate, entries: count, hash, sealedAt: instant })
export const seals = z.strictObject({
  /** The newest days first, thirty at most. */
  newest: z.array(seal),
  /** The first day that has a seal; `null` before the first one. */
  firstDay: calendarDate.nullable(),
  days: count,
  /** Entries since the last day that is sealed. */
  unsealed: count,
  /** Whole months for which entries are kept. */
  keptMonths: count,
  /** The first day of which entries are there. */
  keptFrom: calendarDate.nullable(),
})
export type Seals = z.infer<typeof seals>

/** From a day on; from the first that is kept when absent. */
export const verification = z.strictObject({ from: dateInput.optional() })
export const verified = z.strictObject({
  days: count,
  entries: count,
  /** The first day that is not as it was sealed; nothing after it was looked at. */
  broken: z.strictObject({ day: calendarDate, sealed: count, found: count }).nullable(),
  /** Where to go on; `null`: that was all. */
  next: calendarDate.nullable(),
})
export type Verified = z.infer<typeof verified>

export const byRequest = z.strictObject({ requestId: z.uuid() })
const change = z.strictObject({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullish(),
})
export const auditChanges = z.array(change)
/** A call that failed; of others only what they did and sent is kept. */
const failedCall = z.strictObject({
  at: instant,
  method: z.string(),
  /** The pattern, never the address. */
  route: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  milliseconds: z.number(),
  /** What broke on our side, without a word of its message: kind, database code, and where in the code. */
  failure: z
    .strictObject({
      kind: z.string(),
      code: z.string().nullable(),
      constraint: z.string().nullable(),
      frames: z.array(z.string()),
    })
    .nullable(),
})
export const trace = z.strictObject({
  requestId: z.uuid(),
  call: failedCall.nullable(),
  entries: z.array(
    z.strictObject({
      id,
      at: instant,
      action: z.string(),
      recordKind: z.string(),
      recordId: z.string(),
      userName: z.string().nullable(),
      changes: auditChanges.nullable(),
    }),
  ),
  /** Without their words, which are read in the outbox. */
  mails: z.array(z.strictObject({ id, at: instant, template: z.string(), channel: z.string(), state: z.string() })),
  requests: z.array(z.strictObject({ id, number: z.string(), state: z.string() })),
})
export type Trace = z.infer<typeof trace>

export const officeLook = z.strictObject({
  id,
  at: instant,
  /** The first name of who did it; `null`: the platform, or an account that is closed. */
  by: z.string().nullable(),
  act: z.enum([...officeActs, 'acted']),
  /** As it was said, where one was asked for. */
  reason: z.string().nullable(),
})
export type OfficeLook = z.infer<typeof officeLook>
export const officeLooksQuery = z.strictObject(pageQuery)
export const officeLooks = pageOf(officeLook)
export const officeQuestion = z.strictObject({ message: textInput.min(3).max(2000) })
export const questionAsked = z.strictObject({ id })
