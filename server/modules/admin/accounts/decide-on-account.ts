import type { OperationVerb } from '#contract/admin/account-values.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { administrators } from '#server/modules/account/index.ts'
import { decideOnAccounts } from './decide-on-accounts.ts'
import { tellDecision } from './tell-decision.ts'

/**
 * Suspends or restores one account; its owner is told the reason by mail at once. Of two administrators who decide at the same moment
 * one does it.
 * @throws Refusal 404; 409 `account_state` when it stands so already, `last_administrator` when nobody else would administer the platform.
 */
export function decideOnAccount(
  platform: Platform,
  actor: Actor,
  { id, verb, reason }: { id: string; verb: OperationVerb; reason: string },
): Promise<void> {
  return platform.transact(async (work) => {
    const user = await work.db.selectFrom('users').select('user_type').where('id', '=', id).executeTakeFirst()
    // Staff are their doctor's business.
    if (!user || user.user_type === userTypeOf('staff')) throw notFound()
    const { changed, lastAdministrator } = await decideOnAccounts(platform, work, [id], {
      verb,
      reason,
      byId: actor.userId,
      operationId: null,
    })
    if (lastAdministrator === id) throw conflict('last_administrator', 'Nobody else would administer the platform')
    if (changed.length === 0) throw conflict('account_state', 'Somebody has decided on this account already')
    await tellDecision(platform, work, [id], { verb, reason })
    await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
  })
}
