import type { QuietHours } from '#contract/notices/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { quietUntil } from '#server/kernel/quiet-hours.ts'

/** What is offered to whoever has none yet. */
const unset: QuietHours = { on: false, from: '22:00', to: '07:00' }

export async function readQuietHours(db: Reader, actor: Actor): Promise<QuietHours> {
  const row = await db.selectFrom('quiet_hours').selectAll().where('user_id', '=', actor.userId).executeTakeFirst()
  return row ? { on: row.is_on, from: row.starts, to: row.ends } : unset
}

/** From now on, also for what is held already: it goes out when the new ones end, or with the next run where they are over. */
export async function changeQuietHours(platform: Platform, actor: Actor, { on, from, to }: QuietHours): Promise<void> {
  const now = platform.clock.now()
  await platform.transact(async (work) => {
    const range = { is_on: on, starts: from, ends: to }
    await work.db
      .insertInto('quiet_hours')
      .values({ user_id: actor.userId, ...range })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(range))
      .execute()
    await work.db
      .updateTable('notice_deliveries')
      .set({ hold_until: on ? quietUntil(now, actor.timeZone, { from, to }) : now })
      .where('user_id', '=', actor.userId)
      .where('sent_at', 'is', null)
      .execute()
    await work.audit({ action: 'quietHours.change', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
}
