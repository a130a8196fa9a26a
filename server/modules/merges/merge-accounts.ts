import { userTypeOf } from '#contract/kernel/roles.ts'
import type { MergeFigures, MergePair, MergeToDo } from '#contract/merges/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import { mailsWritten } from '#server/kernel/mails-written.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rehearse } from '#server/kernel/rehearse.ts'
import type { Work } from '#server/kernel/work.ts'
import { endSessions } from '#server/modules/account/index.ts'
import { moneyUnderWay } from '#server/modules/orders/index.ts'
import { joinAccounts } from './join-accounts.ts'

/**
 * Does what the merge would do, by the same code, and takes it back: nothing of it is kept or told.
 * @throws Refusal 409 as `mergeAccounts`, but for what stands in the way: that is answered
 */
export function rehearseMerge(platform: Platform, actor: Actor, pair: MergePair): Promise<MergeFigures> {
  return rehearse(
    (run) => platform.transact(run),
    (work) => mergeWithin(platform, work, actor, { ...pair, reason: 'rehearsal' }),
  )
}

/**
 * Gives all of one account to the other one and closes it; both addresses are told. For good.
 * @throws Refusal 409 `merge_of_itself` for an account and itself, `merge_of_gone` for one that is no patient’s, suspended or about to be deleted,
 * `merge_obstacle` where both have what a person can have once
 */
export function mergeAccounts(platform: Platform, actor: Actor, merge: MergeToDo): Promise<MergeFigures> {
  return platform.transact(async (work) => {
    const figures = await mergeWithin(platform, work, actor, merge)
    if (figures.obstacles.length > 0)
      throw conflict('merge_obstacle', 'Something stands in the way', figures.obstacles.join(', '))
    return figures
  })
}

/** Where something stands in the way, the caller takes everything back. */
async function mergeWithin(platform: Platform, work: Work, actor: Actor, { reason, ...pair }: MergeToDo): Promise<MergeFigures> {
  const { kept, closed } = await lockPair(work, pair)
  const [money, from] = [await moneyUnderWay(work.db, [closed.id]), platform.ids.next()]
  await endSessions(platform, work, { userId: closed.id, reason: 'erased' })
  const joined = await joinAccounts(platform, work, pair)
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
    if (email !== null) await work.mail({ channel: 'email', to: email, locale, template: 'mail.accountsMerged', data: { name } })
  return { ...joined, money, mails: await mailsWritten(work.db, from) }
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
