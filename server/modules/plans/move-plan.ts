import { afterStep } from '#contract/kernel/machine.ts'
import type { OfficePlan, PlanMove } from '#contract/plans/schemas.ts'
import { planVersionLife } from '#contract/plans/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { readOfficePlan } from './read-plans.ts'
import { lockPlan } from './save-plan.ts'

/**
 * Publishes the draft, which takes the place of what was sold, or retires what is sold. Who has a version keeps it.
 * @throws Refusal 404, 409 `stale_version`, `plan_state`
 */
export async function movePlan(
  platform: Platform,
  actor: Actor,
  { id, version, step }: PlanMove & { id: string },
): Promise<OfficePlan> {
  await platform.transact(async (work) => {
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
  })
  return readOfficePlan(platform, id)
}

async function retireSold(platform: Platform, work: Work, planId: string): Promise<void> {
  await work.db
    .updateTable('plan_versions')
    .set({ state: planVersionLife.steps.retire.to, retired_at: platform.clock.now() })
    .where('plan_id', '=', planId)
    .where('state', 'in', [...planVersionLife.steps.retire.from])
    .execute()
}
