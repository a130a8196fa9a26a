import { sql } from 'kysely'
import { afterStep } from '#contract/kernel/machine.ts'
import type { Money } from '#contract/kernel/values.ts'
import type { OfficePlan, PlanMove, PlanRehearsal } from '#contract/plans/schemas.ts'
import { planVersionLife } from '#contract/plans/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import { mailsWritten } from '#server/kernel/mails-written.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rehearse } from '#server/kernel/rehearse.ts'
import type { Work } from '#server/kernel/work.ts'
import { readOfficePlan } from './read-plans.ts'
import { lockPlan } from './save-plan.ts'

/**
 * Publishes the draft, which takes the place of what was sold, or retires what is sold. Who has a version keeps it.
 * @throws Refusal 404, 409 `stale_version`, `plan_state`
 */
export async function movePlan(platform: Platform, actor: Actor, move: PlanMove & { id: string }): Promise<OfficePlan> {
  await platform.transact((work) => moveWithin(platform, work, actor, move))
  return readOfficePlan(platform, move.id)
}

/** Does the step and takes it back, and answers whom and what it would touch. @throws Refusal as {@link movePlan} */
export function rehearsePlanMove(platform: Platform, actor: Actor, move: PlanMove & { id: string }): Promise<PlanRehearsal> {
  return rehearse(
    (run) => platform.transact(run),
    async (work) => {
      const [before, from] = [await soldPrice(work, move.id), platform.ids.next()]
      await moveWithin(platform, work, actor, move)
      const [after, touched] = [await soldPrice(work, move.id), await onOlderTerms(work, move.id)]
      return { before, after, ...touched, mails: await mailsWritten(work.db, from) }
    },
  )
}

async function moveWithin(
  platform: Platform,
  work: Work,
  actor: Actor,
  { id, version, step }: PlanMove & { id: string },
): Promise<void> {
  await lockPlan(work, id, version)
  const [from] = planVersionLife.steps[step].from
  const row = await work.db
    .selectFrom('plan_versions')
    .select(['id', 'state'])
    .where('plan_id', '=', id)
    .where('state', '=', from!)
    .executeTakeFirst()
  const state = row && afterStep(planVersionLife, row.state, step)
  if (!row || !state) throw conflict('plan_state', 'The plan is in a state that does not allow this', step)
  if (step === 'publish') await retireSold(platform, work, id)
  const at = platform.clock.now()
  const set = step === 'publish' ? { published_at: at, published_by: actor.userId } : { retired_at: at }
  await work.db
    .updateTable('plan_versions')
    .set({ state, ...set })
    .where('id', '=', row.id)
    .execute()
  await work.audit({ action: `plan.${step}`, recordKind: 'plan', recordId: id, userId: actor.userId })
  await work.tell([actor.userId], { kind: 'plan.changed', payload: { id, state } })
}

/** What the version costs that is sold; `null` where none is. */
async function soldPrice({ db }: Work, planId: string): Promise<Money | null> {
  const sold = await db
    .selectFrom('plan_versions')
    .select(['price as amount', 'currency'])
    .where('plan_id', '=', planId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return sold ?? null
}

/** Who stands on terms of the plan that are not sold (any more), will with the next period, or is about to pay for them. */
async function onOlderTerms({ db }: Work, planId: string): Promise<Pick<PlanRehearsal, 'keep' | 'chosen' | 'unpaid'>> {
  const { rows } = await sql<Pick<PlanRehearsal, 'keep' | 'chosen' | 'unpaid'>>`
    with older as (select id from plan_versions where plan_id = ${planId}::uuid and state = 'retired')
    select count(*) filter (where state in ('active', 'past_due') and version_id in (select id from older))::integer as keep,
      count(*) filter (where state in ('active', 'past_due') and next_version_id in (select id from older))::integer as chosen,
      count(*) filter (where state = 'pending' and version_id in (select id from older))::integer as unpaid
    from subscriptions`.execute(db)
  return rows[0]!
}

async function retireSold(platform: Platform, work: Work, planId: string): Promise<void> {
  await work.db
    .updateTable('plan_versions')
    .set({ state: planVersionLife.steps.retire.to, retired_at: platform.clock.now() })
    .where('plan_id', '=', planId)
    .where('state', 'in', [...planVersionLife.steps.retire.from])
    .execute()
}
