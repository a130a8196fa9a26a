import { z } from 'zod'
import { decimalInput, instant } from '../kernel/values.ts'
import { catchUpPage } from './events.ts'

export const ticket = z.strictObject({
  /** Goes into the connection's `access_token`; the access token itself never does. */
  ticket: z.string(),
})

export const eventsQuery = z.strictObject({
  /** The last number seen; without it the answer says only where the stream stands. */
  after: decimalInput(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
})

export const streamEvent = z.strictObject({
  seq: z.int().min(1),
  kind: z.string(),
  payload: z.record(z.string(), z.unknown()),
  at: instant,
})

export const caughtUp = z.strictObject({
  events: z.array(streamEvent).max(catchUpPage),
  last: z.int().min(0),
  reset: z.boolean(),
})
