import type { OwnStanding } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { moderationCase } from '#contract/social/moderation.ts'
import '../tables.ts'

const decisionsShown = 20

/** How the caller stands to the community, with what was decided about them. */
export async function readOwnStanding(platform: Platform, db: Reader, { userId }: Actor): Promise<OwnStanding> {
  const settings = await db.selectFrom('social_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const decisions = await db
    .selectFrom('moderation_cases')
    .select(['id', 'state', 'subject_kind', 'reason', 'decided_at', 'opened_at'])
    .where('member_id', '=', userId)
    .where('state', 'not in', ['open', 'dismissed'])
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(decisionsShown)
    .execute()
  const until = settings?.suspended_until ?? null
  const isOver = until === null || Date.parse(until) <= platform.clock.now().getTime()
  return {
    id: userId,
    isFindable: settings?.is_findable ?? true,
    suspendedUntil: isOver ? null : until,
    decisions: decisions.map((row) => ({
      id: row.id,
      state: row.state,
      subject: row.subject_kind,
      reason: row.reason ?? '',
      at: row.decided_at ?? row.opened_at,
      mayAppeal: moderationCase.steps.appeal.from.includes(row.state),
    })),
  }
}

export async function changeOwnStanding(
  platform: Platform,
  actor: Actor,
  { isFindable }: { readonly isFindable: boolean },
): Promise<OwnStanding> {
  return platform.transact(async (work) => {
    await work.db
      .insertInto('social_settings')
      .values({ user_id: actor.userId, is_findable: isFindable })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_findable: isFindable }))
      .execute()
    return readOwnStanding(platform, work.db, actor)
  })
}
