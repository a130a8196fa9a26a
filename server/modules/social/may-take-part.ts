import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** @throws Refusal 409 `community_suspended` while an administrator keeps the caller from writing to others */
export async function assertMayTakePart({ clock }: Platform, work: Work, actor: Actor): Promise<void> {
  const suspended = await work.db
    .selectFrom('social_settings')
    .select('suspended_until')
    .where('user_id', '=', actor.userId)
    .where('suspended_until', '>', clock.now().toISOString())
    .executeTakeFirst()
  if (suspended) throw conflict('community_suspended', 'You may not write to the community for now')
}
