import type { CaughtUp } from '#contract/hub/events.ts'
import type { HubEvent } from '#server/kernel/ports.ts'
import type { Guest } from './socket.ts'

/** What the hub reads. `database-store.ts` is the real one. */
export interface HubStore {
  /** Uses the ticket up. `null`: false, used, too old, or its session has ended. */
  redeem(ticket: string): Promise<Guest | null>
  /** After a number, or from the first event of the last seconds on. */
  catchUp(userId: string, from: number | { readonly withinSeconds: number }): Promise<CaughtUp>
  readEvent(userId: string, seq: number): Promise<HubEvent | null>
  /** Those of the sessions that have ended. */
  endedAmong(sessionIds: readonly string[]): Promise<string[]>
}
