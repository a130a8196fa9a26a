import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  fill: async ({ db, platform: { ids, clock } }) => {
    for (const subject of ['one', 'another']) {
      const at = clock.now()
      const row = {
        id: ids.next(),
        kind: 'ledger_sum' as const,
        subject,
        currency: 'USD',
        expected: 100,
        found: 99,
        found_at: at,
        seen_at: at,
      }
      await db.insertInto('ledger_differences').values(row).execute()
    }
  },
}
