import type { z } from 'zod'
import type { operationToRehearse, Rehearsal } from '#contract/admin/account-schemas.ts'
import { mostRehearsed } from '#contract/admin/account-values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { mailsWritten } from '#server/kernel/mails-written.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rehearse } from '#server/kernel/rehearse.ts'
import { moneyUnderWay } from '#server/modules/orders/index.ts'
import { decideOnAccounts } from '../accounts/decide-on-accounts.ts'
import { leftBehind } from '../accounts/left-behind.ts'
import { tellDecision } from '../accounts/tell-decision.ts'
import { chooseAccounts } from './choose-accounts.ts'

/** Does what the operation would do, by the same code, and takes it back: nothing of it is kept, told or sent. */
export async function rehearseOperation(
  platform: Platform,
  actor: Actor,
  { verb, chosen }: z.output<typeof operationToRehearse>,
): Promise<Rehearsal> {
  return rehearse(
    (run) => platform.transact(run),
    async (work) => {
      const all = await chooseAccounts(work.db, chosen)
      const ids = all.slice(0, mostRehearsed)
      const left = await leftBehind(work.db, platform.clock.now(), ids)
      const money = await moneyUnderWay(work.db, ids)
      const from = platform.ids.next()
      const deciding = { verb, reason: 'rehearsal', byId: actor.userId, operationId: null }
      const { changed, sessionsEnded } = await decideOnAccounts(platform, work, ids, deciding)
      await tellDecision(platform, work, changed, deciding)
      return {
        total: all.length,
        rehearsed: ids.length,
        changed: changed.length,
        unchanged: ids.length - changed.length,
        sessionsEnded,
        ...left,
        money,
        mails: await mailsWritten(work.db, from),
        regretMinutes: await settingOf(work.db, 'regretMinutes'),
      }
    },
  )
}
