import type { OwnData } from '#contract/privacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { readOwnData } from '../read-own-data.ts'
import { removeCopyOf } from './remove-copy.ts'
import '../tables.ts'

/** Asks for a copy of the caller's data; a job makes it. One that is being made goes on, a former one is replaced. */
export async function askCopy(platform: Platform, actor: Actor): Promise<OwnData> {
  const { userId } = actor
  const former = await platform.db.selectFrom('data_copies').select('state').where('user_id', '=', userId).executeTakeFirst()
  if (former && (former.state === 'asked' || former.state === 'making')) return readOwnData(platform, actor)
  if (former) await removeCopyOf(platform, userId)
  await platform.transact(async (work) => {
    await rateLimit(platform, work, 'copy.ask', userId)
    const { locale } = await work.db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()
    await work.db
      .insertInto('data_copies')
      .values({ id: platform.ids.next(), user_id: userId, state: 'asked', locale, asked_at: platform.clock.now() })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    await work.audit({ action: 'account.copy.ask', recordKind: 'user', recordId: userId, userId })
  })
  return readOwnData(platform, actor)
}
