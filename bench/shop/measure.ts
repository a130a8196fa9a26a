import { alone, compared, told, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'

interface Searches {
  readonly milliseconds: Readonly<Record<'right' | 'mistyped', { readonly median: number; readonly p99: number }>>
}
interface Checkouts {
  readonly perSecond: { readonly bare: number; readonly ours: number }
  readonly attempts: number
  readonly oversold: number
}
interface Import {
  readonly seconds: { readonly checked: number; readonly applied: number; readonly all: number }
  readonly megabytes: { readonly fifth: number; readonly all: number }
}
interface Kills {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly balance: number
  readonly differences: number
  readonly gaps: number
}

/** Processes that are killed: half a minute of starts for ten of them. */
const kills = 50

/** What the shop is held to: its search, checkouts, files, codes, and that nothing is lost, sold twice or left over. */
export async function measureShop(databases: Databases): Promise<Figure[]> {
  const on = async (name: string) => ({ BENCH_DATABASE_URL: await databases.create(`shop_${name}`) })
  const own = await measuredBy<Searches>('bench/shop/search.ts', [], await on('search'))
  const embedded = await measuredBy<Searches>('bench/shop/search.ts', [], { BENCH_DATABASE_URL: '' })
  const checkouts = await measuredBy<Checkouts>('bench/shop/checkouts.ts', [], await on('checkouts'))
  const gc = { NODE_OPTIONS: '--expose-gc' }
  const brought = await measuredBy<Import>('bench/shop/import.ts', [], { ...(await on('import')), ...gc })
  const codes = await measuredBy<{ seconds: { slowest: number } }>('bench/shop/codes.ts', [], await on('codes'))
  const killed = await measuredBy<Kills>('bench/shop/kills.ts', [String(kills)], await on('kills'))
  return [
    alone('Search over 100,000 products, PostgreSQL: p99', own.milliseconds.right.p99, 'ms', { atMost: 50 }),
    alone('Search, mistyped, PostgreSQL: p99', own.milliseconds.mistyped.p99, 'ms', { atMost: 50 }),
    alone('Search over 100,000 products, embedded: p99', embedded.milliseconds.right.p99, 'ms', { atMost: 100 }),
    alone('Search, mistyped, embedded: p99', embedded.milliseconds.mistyped.p99, 'ms', { atMost: 100 }),
    compared(
      'Checkouts a second, 16 clients, against bare transactions',
      checkouts.perSecond.ours,
      checkouts.perSecond.bare,
      '/s',
      {
        atLeast: 0.4,
      },
    ),
    alone(`Oversold in ${checkouts.attempts} attempts`, checkouts.oversold, '', { atMost: 0 }),
    alone('Catalogue file of 100,000 lines, checked and brought in', brought.seconds.all, 's', { atMost: 20 }),
    compared('Heap after all lines, against a fifth', brought.megabytes.all, brought.megabytes.fifth, 'MB', { atMost: 1.2 }),
    alone('10,000 codes', codes.seconds.slowest, 's', { atMost: 2 }),
    told('Killed while it sells', `${killed.kills} times, ${killed.acknowledged} payments acknowledged`),
    alone('Acknowledged and lost', killed.lost, '', { atMost: 0 }),
    alone('Sum of the ledger', Math.abs(killed.balance), '', { atMost: 0 }),
    alone('Differences of orders, payments, invoices, ledger and provider', killed.differences, '', { atMost: 0 }),
    alone('Gaps in numbers of invoices', killed.gaps, '', { atMost: 0 }),
  ]
}
