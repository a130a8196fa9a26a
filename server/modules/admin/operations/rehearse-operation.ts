import type { z } from 'zod'
import type { operationToRehearse, Rehearsal } from '#contract/admin/account-schemas.ts'
import { mostRehearsed } from '#contract/admin/account-values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { decideOnAccounts } from '../accounts/decide-on-accounts.ts'
import { leftBehind } from '../accounts/left-behind.ts'
import { chooseAccounts } from './choose-accounts.ts'

/** Takes everything back that was written, and carries what was learnt. */
class TakenBack extends Error {
  constructor(readonly figures: Rehearsal) {
    super('a rehearsal is taken back')
  }
}

/** Does what the operation would do, by the same code, and takes it back: nothing of it is kept, told or sent. */
export async function rehearseOperation(
  platform: Platform,
  actor: Actor,
  { verb, chosen }: z.output<typeof operationToRehearse>,
): Promise<Rehearsal> {
  try {
    return await platform.transact(async (work) => {
      const all = await chooseAccounts(work.db, chosen)
      const ids = all.slice(0, mostRehearsed)
      const left = await leftBehind(work.db, platform.clock.now(), ids)
      const deciding = { verb, reason: 'rehearsal', byId: actor.userId, operationId: null }
      const { changed, sessionsEnded } = await decideOnAccounts(platform, work, ids, deciding)
      throw new TakenBack({
        total: all.length,
        rehearsed: ids.length,
        changed: changed.length,
        unchanged: ids.length - changed.length,
        sessionsEnded,
        ...left,
        mails: changed.length,
        regretMinutes: await settingOf(work.db, 'regretMinutes'),
      })
    })
  } catch (end) {
    if (end instanceof TakenBack) return end.figures
    throw end
  }
}
