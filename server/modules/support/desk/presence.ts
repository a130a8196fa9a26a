import type { AtDesk } from '#contract/support/schemas.ts'
import { waitingForOffice } from '#contract/support/states.ts'
import { deskTimes } from '#contract/support/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../tables.ts'

/** Keeps that the administrator is there, and answers who else is. */
export async function sayAtDesk({ db, clock }: Platform, { userId }: Actor): Promise<AtDesk> {
  const now = clock.now()
  await db
    .insertInto('support_presence')
    .values({ user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
    .execute()
  return { present: await presentAt(db, now) }
}

/** Whoever of those who are there has the fewest open; `null` when nobody is there. */
export async function leastBusy(db: Reader, now: Date): Promise<string | null> {
  const [first] = await presentAt(db, now)
  return first?.id ?? null
}

/** The fewest open first. */
function presentAt(db: Reader, now: Date): Promise<AtDesk['present']> {
  return db
    .selectFrom('support_presence')
    .innerJoin('users', 'users.id', 'support_presence.user_id')
    .leftJoin('support_requests', (join) =>
      join.onRef('support_requests.assigned_to', '=', 'users.id').on('support_requests.state', 'in', waitingForOffice),
    )
    .select((eb) => ['users.id', 'users.name', eb.fn.count<number>('support_requests.id').as('open')])
    .groupBy(['users.id', 'users.name'])
    .where('seen_at', '>', new Date(now.getTime() - deskTimes.expires).toISOString())
    .where('users.status', '=', 'active')
    .where('users.user_type', '=', 3)
    .orderBy('open')
    .orderBy('users.id')
    .execute()
}
