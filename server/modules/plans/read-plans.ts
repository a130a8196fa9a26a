import type { Selectable } from 'kysely'
import type { OfficePlan, Plan } from '#contract/plans/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { PlanVersionTable } from './tables.ts'

export type PlanVersionRow = Selectable<PlanVersionTable>

/** More than anybody can choose from. */
const most = 200

/** What can be chosen now, cheapest first. */
export async function listPlans({ db }: Platform): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plan_versions')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('price')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(presentVersion)
}

/** All plans, the latest first, each with its versions. */
export async function listOfficePlans({ db }: Platform): Promise<OfficePlan[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute()
  return presentPlans(db, rows)
}

/** @throws Refusal 404 */
export async function readOfficePlan({ db }: Platform, id: string): Promise<OfficePlan> {
  const rows = await db.selectFrom('plans').selectAll().where('id', '=', id).execute()
  const [plan] = await presentPlans(db, rows)
  if (!plan) throw notFound()
  return plan
}

async function presentPlans(db: Reader, plans: readonly { id: string; revision: number }[]): Promise<OfficePlan[]> {
  if (plans.length === 0) return []
  const versions = await db
    .selectFrom('plan_versions')
    .selectAll('plan_versions')
    .select((eb) =>
      eb
        .selectFrom('subscriptions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('subscriptions.version_id', '=', 'plan_versions.id')
        .where('subscriptions.state', 'in', ['active', 'past_due'])
        .as('subscribers'),
    )
    .where(
      'plan_id',
      'in',
      plans.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute()
  return plans.map(({ id, revision }) => ({
    id,
    version: revision,
    versions: versions
      .filter((version) => version.plan_id === id)
      .map((version) => ({
        ...presentVersion(version),
        number: version.number,
        state: version.state,
        subscribers: version.subscribers ?? 0,
        publishedAt: version.published_at,
        retiredAt: version.retired_at,
      })),
  }))
}

export function presentVersion(row: PlanVersionRow): Plan {
  return {
    id: row.id,
    planId: row.plan_id,
    audience: row.audience,
    price: { amount: row.price, currency: row.currency },
    period: row.period,
    visits: row.visits,
    freeDelivery: row.free_delivery,
    texts: row.texts,
  }
}

export async function versionOf(db: Reader, id: string): Promise<PlanVersionRow> {
  return db.selectFrom('plan_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
