import type { Difference, DifferenceQuery, LedgerBalances } from '#contract/ledger/schemas.ts'
import { sum } from '#contract/orders/money.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

export async function readBalances({ db }: Platform): Promise<LedgerBalances> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', 'currency', fn.sum<number>('amount').as('amount')])
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .orderBy('currency')
    .execute()
  const { open } = await db
    .selectFrom('ledger_differences')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  const last = await db.selectFrom('ledger_comparisons').select('at').orderBy('at', 'desc').executeTakeFirst()
  const accounts = rows.map(({ account, currency, amount }) => ({ account, currency, amount }))
  return { accounts, sum: sum(accounts.map(({ amount }) => amount)), openDifferences: open, comparedAt: last?.at ?? null }
}

export async function listDifferences(
  { db }: Platform,
  query: DifferenceQuery,
): Promise<{ items: Difference[]; next: string | null }> {
  let chosen = db.selectFrom('ledger_differences').selectAll()
  if (query.open !== undefined) chosen = chosen.where('resolved_at', query.open ? 'is' : 'is not', null)
  const { items, next } = await readPage(
    chosen,
    {
      column: 'ledger_differences.found_at',
      kind: 'instant',
      id: 'ledger_differences.id',
      direction: 'desc',
      at: (row: { found_at: string; id: string }) => [row.found_at, row.id],
    },
    query,
  )
  return {
    next,
    items: items.map(({ id, kind, subject, currency, expected, found, found_at, resolved_at }) => ({
      id,
      kind,
      subject,
      currency,
      expected,
      found,
      foundAt: found_at,
      resolvedAt: resolved_at,
    })),
  }
}
