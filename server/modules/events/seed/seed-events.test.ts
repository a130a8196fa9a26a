import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seedDemonstration } from '#server/seed/index.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()

it('has events to come in the demonstration world, with guests of every standing', async () => {
  await seedDemonstration(server.platform)
  const { rows } = await sql<{ open: number; standings: number }>`select
    (select count(*)::int from events where state = 'open') as open,
    (select count(distinct standing)::int from event_guests) as standings`.execute(server.db)
  expect(rows).toEqual([{ open: 15, standings: 3 }])
})
