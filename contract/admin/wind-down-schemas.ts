import { z } from 'zod'
import { calendarDate, id, instant, instantInput, money, pageOf, pageQuery } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { leftKinds, mostLeftShown, windDownOutcomes, windDownVerbs } from './wind-down-values.ts'

const count = z.int().min(0)
const roles = ['doctor', 'pharmacy'] as const

/** The suspension whose leftovers these are. */
const suspended = {
  /** Of the account. */
  id,
  name: z.string(),
  role: z.enum(roles),
  reason: z.string(),
  suspendedAt: instant,
  suspendedBy: z.string().nullable(),
}

export const windDownsQuery = z.strictObject(pageQuery)
export const windDownRow = z.strictObject({ ...suspended, visits: count, orders: count, prescriptions: count })
export type WindDownRow = z.infer<typeof windDownRow>
export const windDownsPage = pageOf(windDownRow)

export const leftItem = z.strictObject({
  kind: z.enum(leftKinds),
  /** Of the visit, the order or the prescription. */
  id,
  /** The order behind a visit, or the order itself; `null` where there is none. */
  orderId: id.nullable(),
  /** Of the order. */
  number: z.string().nullable(),
  /** The patient or the buyer. */
  with: z.string(),
  /** When the visit is, when the order was placed, when the prescription was issued. */
  at: instant,
  /** The last day of a prescription. */
  validUntil: calendarDate.nullable(),
  /** A state of the machine of its kind. */
  state: z.string(),
  /** What goes back to the buyer when it is called off. */
  refund: money.nullable(),
  /** Pieces that would lie on the shelf again. */
  restocked: count,
  /** Calling off would wait for another administrator. */
  needsSecond: z.boolean(),
  /** It waits for another administrator already. */
  isWaiting: z.boolean(),
  verbs: z.array(z.enum(windDownVerbs)),
  proposal: z.enum(windDownVerbs).nullable(),
  /** Of the order as it is now. */
  version: instant.nullable(),
})
export type LeftItem = z.infer<typeof leftItem>

export const windDown = z.strictObject({
  /** `null`: the account is not suspended, and nothing is to be wound down. */
  suspension: z.strictObject(suspended).nullable(),
  /** Until then the suspension can be taken back with its operation, and nothing is decided. */
  opensAt: instant.nullable(),
  total: count,
  items: z.array(leftItem),
})
export type WindDown = z.infer<typeof windDown>

export const windDownDecision = z.strictObject({
  kind: z.enum(leftKinds),
  id,
  verb: z.enum(windDownVerbs),
  version: instantInput.nullable(),
})
export type WindDownDecision = z.infer<typeof windDownDecision>
export const windDownDecisions = z.strictObject({
  decisions: z.array(windDownDecision).min(1).max(mostLeftShown),
  /** Whoever it is called off for reads it. */
  reason: textInput.min(5).max(1000),
})
export type WindDownDecisions = z.output<typeof windDownDecisions>
export const windDownDecided = z.strictObject({
  outcomes: z.array(z.strictObject({ kind: z.enum(leftKinds), id, outcome: z.enum(windDownOutcomes) })),
})
export type WindDownDecided = z.infer<typeof windDownDecided>
