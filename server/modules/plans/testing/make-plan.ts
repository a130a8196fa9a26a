import { locales } from '#contract/kernel/values.ts'
import { plansContract } from '#contract/plans/contract.ts'
import type { OfficePlan, PlanDraft, PlanTexts } from '#contract/plans/schemas.ts'
import { makeAdmin, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

const text = { name: 'Family', about: 'Four video visits a month, and free delivery.' }

export const planDraft = (columns: Partial<PlanDraft> = {}): PlanDraft => ({
  audience: 'everyone',
  price: 2000,
  currency: 'USD',
  period: 'month',
  visits: 2,
  freeDelivery: true,
  texts: Object.fromEntries(locales.map((locale) => [locale, text])) as PlanTexts,
  ...columns,
})

/** A published plan. */
export async function makePlan(
  server: TestServer,
  { columns = {}, as }: { columns?: Partial<PlanDraft>; as?: Person } = {},
): Promise<OfficePlan> {
  const admin = as ?? (await makeAdmin(server))
  const plan = await server.call(plansContract.createPlan, { body: planDraft(columns) }, { as: admin })
  const body = { version: plan.version, step: 'publish' } as const
  return server.call(plansContract.movePlan, { params: { id: plan.id }, body }, { as: admin })
}

export const soldVersion = (plan: OfficePlan) => plan.versions.find(({ state }) => state === 'published')!.id
