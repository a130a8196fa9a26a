import type { ConnectionTest, ConnectionTestDraft } from '#contract/meeting/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** The person's last connection test; `null` without one. */
export async function lastTestOf(db: Reader, userId: string): Promise<ConnectionTest | null> {
  const row = await db.selectFrom('connection_tests').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return null
  const { camera, microphone, speaker, path, hub, way, tested_at: at } = row
  return { camera, microphone, speaker, path, hub, way, at }
}

/** Keeps the result in place of an older one. */
export async function saveConnectionTest(platform: Platform, actor: Actor, draft: ConnectionTestDraft): Promise<void> {
  const values = { ...draft, tested_at: platform.clock.now() }
  await platform.transact(async (work) => {
    await work.db
      .insertInto('connection_tests')
      .values({ user_id: actor.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
  })
}
