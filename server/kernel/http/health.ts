import { sql } from 'kysely'
import type { Platform } from '../platform.ts'
import { isDatabaseAway, isPoolExhausted } from '../database-away.ts'
import { withinTime } from '../time-limit.ts'
import type { App } from './app.ts'

/** Milliseconds that the database may take to answer. */
const patience = 2_000

/** `/healthz`: the process answers. `/readyz`: its database answers too, and soon. */
export function mountHealth(app: App, { db, log }: Platform): void {
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    try {
      await withinTime(patience, sql`select 1`.execute(db))
      return context.text('ready')
    } catch (error) {
      const reason = reasonFor(error)
      log.warn(reason)
      return context.text(reason, 503)
    }
  })
}

function reasonFor(error: unknown): string {
  if (isPoolExhausted(error)) return 'all connections to the database are in use'
  return isDatabaseAway(error) ? 'the database does not answer' : 'no answer of the database, or no free connection, in time'
}
