import type { z } from 'zod'
import type { Operation, operationRowsPage, operationRowsQuery, operationsQuery } from '#contract/admin/account-schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

const operations = (db: Reader) =>
  db
    .selectFrom('operations')
    .innerJoin('users', 'users.id', 'operations.by_id')
    .select(['operations.id', 'verb', 'state', 'reason', 'started_at', 'regret_until', 'users.name'])

type Row = Awaited<ReturnType<ReturnType<typeof operations>['execute']>>[number]

/** Latest first. */
export async function listOperations(
  { db }: Platform,
  query: z.output<typeof operationsQuery>,
): Promise<{ items: Operation[]; next: string | null }> {
  const { items, next } = await readPage(
    operations(db),
    {
      column: 'operations.started_at',
      id: 'operations.id',
      kind: 'instant',
      direction: 'desc',
      at: (row) => [row.started_at, row.id],
    },
    query,
  )
  return { items: await withOutcomes(db, items), next }
}

/** @throws Refusal 404. */
export async function presentOperation(db: Reader, id: string): Promise<Operation> {
  const [found] = await withOutcomes(db, await operations(db).where('operations.id', '=', id).execute())
  if (!found) throw notFound()
  return found
}

async function withOutcomes(db: Reader, rows: readonly Row[]): Promise<Operation[]> {
  if (rows.length === 0) return []
  const counted = await db
    .selectFrom('operation_rows')
    .select((eb) => ['operation_id', 'outcome', eb.fn.countAll<number>().as('count')])
    .where(
      'operation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['operation_id', 'outcome'])
    .execute()
  return rows.map((row) => {
    const own = counted.filter((one) => one.operation_id === row.id)
    return {
      id: row.id,
      verb: row.verb,
      state: row.state,
      reason: row.reason,
      by: row.name,
      startedAt: row.started_at,
      regretUntil: row.regret_until,
      total: own.reduce((sum, { count }) => sum + count, 0),
      outcomes: Object.fromEntries(own.map(({ outcome, count }) => [outcome, count])) as Operation['outcomes'],
    }
  })
}

/** What came of each account, by id. @throws Refusal 404. */
export async function listOperationRows(
  { db }: Platform,
  { id }: { id: string },
  query: z.output<typeof operationRowsQuery>,
): Promise<z.infer<typeof operationRowsPage>> {
  await presentOperation(db, id)
  let found = db
    .selectFrom('operation_rows')
    .innerJoin('users', 'users.id', 'operation_rows.user_id')
    .select(['operation_rows.user_id as id', 'users.name', 'outcome'])
    .where('operation_id', '=', id)
  if (query.outcome) found = found.where('outcome', '=', query.outcome)
  return readPage(
    found,
    {
      column: 'operation_rows.user_id',
      id: 'operation_rows.user_id',
      kind: 'uuid',
      direction: 'asc',
      at: (row) => [row.id, row.id],
    },
    query,
  )
}
