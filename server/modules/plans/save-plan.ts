import type { OfficePlan, PlanChange, PlanDraft } from '#contract/plans/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { readOfficePlan } from './read-plans.ts'

/** Writes a plan with its first version, a draft. */
export async function createPlan(platform: Platform, actor: Actor, draft: PlanDraft): Promise<OfficePlan> {
  const made = await platform.transact(async (work) => {
    const id = platform.ids.next()
    await work.db.insertInto('plans').values({ id, created_at: platform.clock.now() }).execute()
    await insertDraft(platform, work, { planId: id, number: 1, draft })
    await work.audit({ action: 'plan.create', recordKind: 'plan', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'plan.changed', payload: { id, state: 'draft' } })
    return id
  })
  return readOfficePlan(platform, made)
}

/**
 * Changes the plan's draft, or begins the next version. What is published stays as people bought it.
 * @throws Refusal 404, 409 `stale_version`
 */
export async function draftPlan(
  platform: Platform,
  actor: Actor,
  { id, version, draft }: PlanChange & { id: string },
): Promise<OfficePlan> {
  await platform.transact(async (work) => {
    await lockPlan(work, id, version)
    const latest = await work.db
      .selectFrom('plan_versions')
      .select(['id', 'number', 'state'])
      .where('plan_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    if (latest.state === 'draft')
      await work.db.updateTable('plan_versions').set(columnsOf(draft)).where('id', '=', latest.id).execute()
    else await insertDraft(platform, work, { planId: id, number: latest.number + 1, draft })
    await work.audit({ action: 'plan.draft', recordKind: 'plan', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'plan.changed', payload: { id, state: 'draft' } })
  })
  return readOfficePlan(platform, id)
}

/** Locks the plan and counts its revision on. @throws Refusal 404, 409 `stale_version` */
export async function lockPlan(work: Work, id: string, version: number): Promise<void> {
  const plan = await work.db.selectFrom('plans').select('revision').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!plan) throw notFound()
  if (plan.revision !== version) throw conflict('stale_version', 'The plan was changed meanwhile; look again')
  await work.db
    .updateTable('plans')
    .set({ revision: version + 1 })
    .where('id', '=', id)
    .execute()
}

async function insertDraft(
  platform: Platform,
  work: Work,
  { planId, number, draft }: { planId: string; number: number; draft: PlanDraft },
): Promise<void> {
  await work.db
    .insertInto('plan_versions')
    .values({ id: platform.ids.next(), plan_id: planId, number, state: 'draft', published_by: null, ...columnsOf(draft) })
    .execute()
}

function columnsOf({ audience, price, currency, period, visits, freeDelivery, texts }: PlanDraft) {
  return { audience, price, currency, period, visits, free_delivery: freeDelivery, texts: JSON.stringify(texts) }
}
