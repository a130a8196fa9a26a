import type { CaughtUp } from '#contract/hub/events.ts'
import type { HubEvent } from '#server/kernel/ports.ts'
import type { Guest } from './socket.ts'

/** After a number; from the first event of the last seconds on; or `null`: only where the stream stands. */
export type From = number | { readonly withinSeconds: number } | null

/** What the hub reads. `database-store.ts` is the real one. */
export interface HubStore {
  /** Uses the ticket up. `null`: false, used, or too old. */
  redeem(ticket: string): Promise<Guest | null>
  catchUp(userId: string, from: From): Promise<CaughtUp>
  readEvent(userId: string, seq: number): Promise<HubEvent | null>
  /** Those of the sessions that have ended. */
  endedAmong(sessionIds: readonly string[]): Promise<string[]>
}
