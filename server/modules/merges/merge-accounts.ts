import { userTypeOf } from '#contract/kernel/roles.ts'
import type { MergeFigures, MergePair, MergeToDo } from '#contract/merges/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endSessions } from '#server/modules/account/index.ts'
import { joinAccounts } from './join-accounts.ts'

/** Takes everything back that was written, and carries what was learnt. */
class TakenBack extends Error {
  constructor(readonly figures: MergeFigures) {
    super('a rehearsal is taken back')
  }
}

/**
 * Does what the merge would do, by the same code, and takes it back: nothing of it is kept or told.
 * @throws Refusal 409 as `mergeAccounts`, but for what stands in the way: that is answered
 */
export async function rehearseMerge(platform: Platform, pair: MergePair): Promise<MergeFigures> {
  try {
    return await platform.transact(async (work) => {
      await lockPair(work, pair)
      throw new TakenBack(await joinAccounts(platform, work, pair))
    })
  } catch (end) {
    if (end instanceof TakenBack) return end.figures
    throw end
  }
}

/**
 * Gives all of one account to the other one and closes it; both addresses are told. For good.
 * @throws Refusal 409 `merge_of_itself` for an account and itself, `merge_of_gone` for one that is no patient’s, suspended or about to be deleted,
 * `merge_obstacle` where both have what a person can have once
 */
export function mergeAccounts(platform: Platform, actor: Actor, { reason, ...pair }: MergeToDo): Promise<MergeFigures> {
  return platform.transact(async (work) => {
    const { kept, closed } = await lockPair(work, pair)
    await endSessions(platform, work, { userId: closed.id, reason: 'erased' })
    const figures = await joinAccounts(platform, work, pair)
    if (figures.obstacles.length > 0)
      throw conflict('merge_obstacle', 'Something stands in the way', figures.obstacles.join(', '))
    for (const { id } of [kept, closed])
      await work.audit({
        action: 'account.merge',
        recordKind: 'account',
        recordId: id,
        userId: actor.userId,
        reason,
        concernsId: kept.id,
      })
    for (const { email, locale, name } of [kept, closed])
      if (email !== null)
        await work.mail({ channel: 'email', to: email, locale, template: 'mail.accountsMerged', data: { name } })
    return figures
  })
}

async function lockPair(work: Work, { keptId, closedId }: MergePair) {
  if (keptId === closedId) throw conflict('merge_of_itself', 'An account is not merged with itself')
  const found = await work.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale'])
    .where('id', 'in', [keptId, closedId])
    .where('user_type', '=', userTypeOf('patient'))
    .where('status', '=', 'active')
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('erasures')
            .select('erasures.id')
            .whereRef('erasures.user_id', '=', 'users.id')
            .where('state', 'in', ['cooling', 'running']),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const [kept, closed] = [keptId, closedId].map((id) => found.find((user) => user.id === id))
  if (!kept || !closed) throw conflict('merge_of_gone', 'Both must be accounts of patients that are in use')
  return { kept, closed }
}
