import { sql } from 'kysely'
import type { Platform } from '../platform.ts'
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
    } catch {
      log.warn('the database does not answer')
      return context.text('the database does not answer', 503)
    }
  })
}
