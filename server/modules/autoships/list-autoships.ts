import type { Autoship } from '#contract/autoships/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { addDays, dayIn } from '#contract/kernel/days.ts'
import { presentAutoships } from './present-autoships.ts'
import './tables.ts'

/** The caller's own that have not ended: what asks first, then by their next day. */
export async function listAutoships(
  { db, clock }: Platform,
  { userId, timeZone }: Actor,
): Promise<{ items: Autoship[]; firstDay: string }> {
  const rows = await db
    .selectFrom('autoships')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'stopped')
    .orderBy((eb) => eb('state', '=', 'asking'), 'desc')
    .orderBy((eb) => eb('state', '=', 'paused'))
    .orderBy('next_on')
    .orderBy('id')
    .execute()
  return { items: await presentAutoships(db, rows, clock.now()), firstDay: addDays(dayIn(timeZone, clock.now()), 1) }
}
