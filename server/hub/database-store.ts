import type { Db } from '#server/kernel/db.ts'
import type { Clock, Secrets } from '#server/kernel/ports.ts'
import type { HubStore } from './store.ts'
import { catchUp, readEvent } from './stream.ts'
import { redeemTicket } from './tickets.ts'

/** The platform's own database. */
export function createHubStore(needs: { readonly db: Db; readonly clock: Clock; readonly secrets: Secrets }): HubStore {
  return {
    redeem: (ticket) => redeemTicket(needs, ticket),
    catchUp: (userId, from) => catchUp(needs, userId, from),
    readEvent: (userId, seq) => readEvent(needs.db, userId, seq),
    async endedAmong(sessionIds) {
      if (sessionIds.length === 0) return []
      const now = needs.clock.now().toISOString()
      const live = await needs.db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', sessionIds)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .execute()
      const going = new Set(live.map(({ id }) => id))
      return sessionIds.filter((id) => !going.has(id))
    },
  }
}
