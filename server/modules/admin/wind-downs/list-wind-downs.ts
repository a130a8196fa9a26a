import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { WindDownRow, windDownsQuery } from '#contract/admin/wind-down-schemas.ts'
import type { LeftKind } from '#contract/admin/wind-down-values.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { leftOf } from './left-of.ts'
import { openSuspensions, presentSuspension } from './open-suspension.ts'

/** Suspended doctors and pharmacies of whom something is left to be decided, suspended last first. */
export async function listWindDowns(
  { db, clock }: Platform,
  query: z.output<typeof windDownsQuery>,
): Promise<{ items: WindDownRow[]; next: string | null }> {
  const left = leftOf(clock.now(), {
    account: sql.ref('account_suspensions.user_id'),
    suspension: sql.ref('account_suspensions.id'),
  })
  const countOf = (kind: LeftKind) => sql<number>`(select count(*) from ${left} as behind where behind.kind = ${kind})`
  const found = openSuspensions(db)
    .select([countOf('visit').as('visits'), countOf('order').as('orders'), countOf('prescription').as('prescriptions')])
    .where(sql<SqlBool>`exists (select from ${left} as behind)`)
  const order = {
    column: 'account_suspensions.suspended_at',
    id: 'account_suspensions.id',
    kind: 'instant',
    direction: 'desc',
  } as const
  const page = await readPage(found, { ...order, at: (row) => [row.suspended_at, row.suspension_id] }, query)
  return {
    next: page.next,
    items: page.items.map((row) => {
      const { visits, orders, prescriptions } = row
      return { ...presentSuspension(row), visits, orders, prescriptions }
    }),
  }
}
