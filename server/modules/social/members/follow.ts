import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { readMember } from './select-members.ts'

/** Again changes nothing. @throws Refusal 404, 409 `own_member`, 409 `blocked_member` for whom the caller blocked, 429 */
export function follow(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    const member = await mustBeAnother(work, actor, id)
    if (member.isBlocked) throw conflict('blocked_member', 'You blocked this member')
    const followed = await work.db
      .insertInto('follows')
      .values({ follower_id: actor.userId, followed_id: id, created_at: platform.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('followed_id')
      .executeTakeFirst()
    if (!followed) return
    await rateLimit(platform, work, 'follow.author', actor.userId)
    const { name } = await readMember(work.db, id, actor.userId)
    await work.tell([id], { kind: 'member.changed', payload: { id: actor.userId } })
    await work.inform([id], { kind: 'followed', data: { name }, link: paths.userFollowers.link() })
  })
}

/** @throws Refusal 404, 409 `own_member` */
export function unfollow(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    await mustBeAnother(work, actor, id)
    await work.db.deleteFrom('follows').where('follower_id', '=', actor.userId).where('followed_id', '=', id).execute()
    await work.tell([id], { kind: 'member.changed', payload: { id: actor.userId } })
  })
}

/** Neither follows the other any more; the blocked one is not told. @throws Refusal 404, 409 `own_member` */
export function block(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    await mustBeAnother(work, actor, id)
    await work.db
      .insertInto('blocks')
      .values({ blocker_id: actor.userId, blocked_id: id, created_at: platform.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await work.db
      .deleteFrom('follows')
      .where((eb) =>
        eb.or([
          eb.and([eb('follower_id', '=', actor.userId), eb('followed_id', '=', id)]),
          eb.and([eb('follower_id', '=', id), eb('followed_id', '=', actor.userId)]),
        ]),
      )
      .execute()
    await work.audit({ action: 'member.block', recordKind: 'member', recordId: id, userId: actor.userId })
  })
}

/** @throws Refusal 404, 409 `own_member` */
export function unblock(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    await mustBeAnother(work, actor, id)
    await work.db.deleteFrom('blocks').where('blocker_id', '=', actor.userId).where('blocked_id', '=', id).execute()
    await work.audit({ action: 'member.unblock', recordKind: 'member', recordId: id, userId: actor.userId })
  })
}

function mustBeAnother(work: Work, actor: Actor, id: string) {
  if (id === actor.userId) throw conflict('own_member', 'That is you')
  return readMember(work.db, actor.userId, id)
}
