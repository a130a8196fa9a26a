import { z } from 'zod'
import { instant } from '../kernel/values.ts'
import { copyStates, erasureStates, holdKinds } from './values.ts'

/** `confirmed`: the person has read what goes and what stays. `password` is empty for accounts that have none. */
export const erasureWish = z.strictObject({
  confirmed: z.literal(true),
  password: z.string().max(1024),
})
export type ErasureWish = z.input<typeof erasureWish>

/** What must be ended first. */
export const hold = z.strictObject({
  kind: z.enum(holdKinds),
  name: z.string(),
  at: instant.nullable(),
  link: z.string(),
})
export type Hold = z.infer<typeof hold>

export const erasure = z.strictObject({
  state: z.enum(erasureStates),
  askedAt: instant,
  /** When it is carried out. */
  dueAt: instant,
  /** It was due and could not be: something was open. */
  isDeferred: z.boolean(),
})
export type Erasure = z.infer<typeof erasure>

export const copy = z.strictObject({
  state: z.enum(copyStates),
  askedAt: instant,
  /** Parts that are done, of all. */
  done: z.int(),
  parts: z.int(),
  bytes: z.int().nullable(),
  /** Until when it can be fetched. */
  expiresAt: instant.nullable(),
})
export type Copy = z.infer<typeof copy>

export const ownData = z.strictObject({
  erasure: erasure.nullable(),
  copy: copy.nullable(),
  /** Days for which a copy that is made now can be fetched. */
  copyDays: z.int(),
  holds: z.array(hold),
  /** Animals that go with the account, and those that somebody takes on. */
  pets: z.array(z.strictObject({ name: z.string(), goesTo: z.string().nullable() })),
  hasPassword: z.boolean(),
})
export type OwnData = z.infer<typeof ownData>
