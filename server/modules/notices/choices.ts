import type { z } from 'zod'
import { choosableKinds, isMailed, isPushed } from '#contract/notices/kinds.ts'
import type { noticeChoice, noticeChoices } from '#contract/notices/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'

type NoticeChoice = z.output<typeof noticeChoice>

/** For every kind that the caller may choose about; everything is told until they say otherwise. */
export async function listChoices({ db }: Platform, actor: Actor): Promise<z.output<typeof noticeChoices>['choices']> {
  const rows = await db.selectFrom('notice_preferences').selectAll().where('user_id', '=', actor.userId).execute()
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return choosableKinds(actor.role).map((kind) => {
    const row = chosen.get(kind)
    return {
      kind,
      inApp: row?.in_app ?? true,
      email: isMailed(kind) ? (row?.email ?? true) : null,
      push: isPushed(kind) ? (row?.push ?? true) : null,
    }
  })
}

/** What is required, or never told to the caller's role, cannot be chosen. */
export async function chooseNotice(platform: Platform, actor: Actor, { kind, inApp, email, push }: NoticeChoice): Promise<void> {
  if (!choosableKinds(actor.role).includes(kind))
    throw invalid('kind', 'not_choosable', 'This kind of notice cannot be turned on or off')
  const pushed = push === undefined ? {} : { push }
  await platform.transact(async (work) => {
    await work.db
      .insertInto('notice_preferences')
      .values({ user_id: actor.userId, kind, in_app: inApp, email, ...pushed })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ in_app: inApp, email, ...pushed }))
      .execute()
    await work.audit({ action: 'notice.choose', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
}
