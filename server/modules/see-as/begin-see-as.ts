import { customerRoles } from '#contract/admin/account-values.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import { paths } from '#contract/paths.ts'
import type { SeeAsBegun } from '#contract/see-as/schemas.ts'
import { seeAsMinutes } from '#contract/see-as/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { beginSeenSession } from '#server/modules/account/index.ts'

/**
 * Opens a session with somebody's eyes, which can change nothing and ends after fifteen minutes; the person is told with the reason. Never of an
 * administrator, nor of staff, whose doctor's it would be.
 * @throws Refusal 404; 409 `account_not_active`
 */
export function beginSeeAs(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  device: Pick<RequestFacts, 'ip' | 'userAgent'>,
): Promise<SeeAsBegun> {
  return platform.transact(async (work) => {
    // Its row is held, so that a suspension comes before it or ends it.
    const person = await work.db
      .selectFrom('users')
      .select(['id', 'user_type', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!person || !customerRoles.some((role) => role === roleOf(person.user_type))) throw notFound()
    if (person.status !== 'active') throw conflict('account_not_active', 'Only an active account can be seen')
    const begun = await beginSeenSession(platform, work, { person, by: actor, reason, minutes: seeAsMinutes, device })
    const entry = { recordKind: 'seeAs', recordId: begun.id, userId: actor.userId, concernsId: id, reason }
    await work.audit({ action: 'seeAs.begin', ...entry })
    await work.inform([id], {
      kind: 'officeSawAs',
      data: { reason },
      mailData: { address: platform.settings.publicUrl + paths.officeLooks.link() },
      link: paths.officeLooks.link(),
    })
    return begun
  })
}
