import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { compareBooks, type FoundDifference } from './compare.ts'
import { compareWithProvider } from './compare-with-provider.ts'

const day = 86_400

/** Nightly: orders, payments, invoices, ledger and provider are held against each other, and administrators are told what is new. */
export const tieOut: Job = {
  name: 'ledger.tieOut',
  everySeconds: day,
  async run(platform, slice) {
    await compareAll(platform, slice.signal)
  },
}

/** Compares everything and keeps what differs; what agrees again is resolved. */
export async function compareAll(platform: Platform, signal?: AbortSignal): Promise<void> {
  // Outside of any transaction: the provider may take its time.
  const atProvider = await compareWithProvider(platform, signal)
  await platform.transact(async (work) => {
    await sql`set transaction isolation level repeatable read`.execute(work.db)
    const found = [...(await compareBooks(work.db)), ...atProvider.differences]
    await keep(platform, work, found, atProvider.isWhole)
  })
}

async function keep(platform: Platform, work: Work, found: readonly FoundDifference[], isWhole: boolean): Promise<void> {
  const at = platform.clock.now().toISOString()
  let fresh = 0
  for (const difference of found) {
    const known = await work.db
      .updateTable('ledger_differences')
      .set({ expected: difference.expected, found: difference.found, seen_at: at })
      .where('kind', '=', difference.kind)
      .where('subject', '=', difference.subject)
      .where('resolved_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (known) continue
    fresh += 1
    await work.db
      .insertInto('ledger_differences')
      .values({ id: platform.ids.next(), ...difference, found_at: at, seen_at: at })
      .execute()
  }
  let gone = work.db
    .updateTable('ledger_differences')
    .set({ resolved_at: at })
    .where('resolved_at', 'is', null)
    .where('seen_at', '<', at)
  // Of a provider that was not asked to the end nothing is known to agree.
  if (!isWhole) gone = gone.where('kind', 'not in', ['provider_amount', 'provider_orphan'])
  await gone.execute()
  await work.db
    .insertInto('ledger_comparisons')
    .values({ at, differences: found.length })
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute()
  if (fresh === 0) return
  platform.log.error('accounts do not agree', { fresh, open: found.length })
  const link = paths.adminDashboard.link()
  await work.inform(await administrators(work.db), { kind: 'accountsDiffer', data: { count: String(found.length) }, link })
}
