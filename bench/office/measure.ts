import { alone, compared, told, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'

interface Bulk {
  readonly accounts: number
  readonly seconds: number
  readonly suspended: number
  readonly twice: number
}
interface Renewals {
  readonly subscriptions: number
  readonly kills: number
  readonly seconds: number
  readonly periods: number
  readonly twice: number
  readonly told: number
}
interface Lists {
  readonly lists: readonly { readonly name: string; readonly ours: number; readonly bare: number }[]
}

/** What the office is held to: its lists over a million records, bulk acts and renewals that are killed half way. */
export async function measureOffice(databases: Databases): Promise<Figure[]> {
  const on = async (name: string) => ({ BENCH_DATABASE_URL: await databases.create(`office_${name}`) })
  const { lists } = await measuredBy<Lists>('bench/office/lists.ts', [], await on('lists'))
  const bulk = await measuredBy<Bulk>('bench/office/bulk.ts', [], await on('bulk'))
  const renewals = await measuredBy<Renewals>('bench/office/renewals.ts', [], await on('renewals'))
  return [
    ...lists.map(({ name, ours, bare }) => compared(`First page of ${name}: p99`, ours, bare, 'ms', { atMost: 2 })),
    alone(`${bulk.accounts} suspensions, killed midway`, bulk.seconds, 's', { atMost: 60 }),
    alone('… not suspended, or twice', bulk.accounts - bulk.suspended + bulk.twice, '', { atMost: 0 }),
    told('Renewals over three processes, killed', `${renewals.subscriptions}, ${renewals.kills} times`),
    alone('… all of them', renewals.seconds, 's'),
    alone('… periods without their order, or with two', renewals.subscriptions - renewals.periods + renewals.twice, '', {
      atMost: 0,
    }),
    alone('… subscribers not told once', renewals.subscriptions - renewals.told, '', { atMost: 0 }),
  ]
}
