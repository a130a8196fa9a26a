import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/kernel/call.ts'
import { leaseSeconds } from '#server/kernel/http/lease.ts'
import { createPlatform } from '#server/platform.ts'
import { requestOf } from '../support/call.ts'
import { mortalDatabase } from '../support/mortal-database.ts'
import { createTestServer } from '../support/server.ts'
import { callsWithKeys } from '../support/calls-with-keys.ts'
import type { Prepared } from '../support/fixtures.ts'

const server = await createTestServer()
const key = 'a-key-of-the-browser'
const withKeys = server.modules
  .flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))
  .filter((endpoint) => endpoint.idempotent)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

test('every call that takes a key is killed here', () => {
  expect(withKeys.map(([name]) => name).toSorted()).toEqual(Object.keys(callsWithKeys).toSorted())
})

/** Makes the call in a process of its own that is killed after so many moments; answers how many there were. */
async function callAndDie(endpoint: Endpoint, { as, input }: Prepared, moments?: number): Promise<number> {
  const { db, passed } = mortalDatabase(server.db, moments)
  const doomed = createPlatform({ ...server.platform, db, courier: server.courier })
  await doomed.fetch(requestOf(endpoint, input, { as, key }), { ip: '192.0.2.1' })
  return passed()
}

/** Makes the call as a person does who got no answer: again and again, until there is one. */
async function callUntilAnswered(endpoint: Endpoint, { as, input }: Prepared) {
  let response = await server.send(endpoint, input, { as, key })
  if (response.status === 409 && (await codeOf(response)) === 'in_progress') {
    server.clock.advance({ seconds: leaseSeconds })
    response = await server.send(endpoint, input, { as, key })
  }
  return { status: response.status, meaning: meaningOf(await response.text()) }
}

const codeOf = async (response: Response) => ((await response.clone().json()) as { code?: string }).code

/** An answer without what differs from one record to the next: ids, numbers, names and instants. */
const meaningOf = (answer: string): unknown =>
  JSON.parse(
    answer
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
      .replaceAll(/pi_sandbox_[\w-]+/g, 'reference')
      .replaceAll(/\b[\dA-HJKMNP-TV-Z]{4}(-?[\dA-HJKMNP-TV-Z]{4}){3}\b/g, 'code')
      .replaceAll(/\b([VMS]-\d{5}-\d{5}|O-[\w-]+|(patient|doctor|staff|pharmacy) [\da-f]+)/g, 'name'),
  )

/** How many rows each table has but that of failed calls, for the call that died is one; and what the money comes to, once the jobs have done what a commit left to them. */
async function left(): Promise<Record<string, unknown>> {
  for (const _ of [1, 2]) {
    server.clock.advance({ seconds: 150 })
    await server.runJobs()
  }
  const { rows } = await sql<{ name: string; rows: number }>`
    select tablename as name, (xpath('//n/text()', query_to_xml(format('select count(*) as n from %I', tablename), false, true, '')))[1]::text::int as rows
    from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' and tablename <> 'request_traces' order by 1`.execute(
    server.db,
  )
  const { rows: money } = await sql<{ refunded: number; sent: number; states: string }>`
    select (select sum(refunded) from payments) as refunded, (select sum(amount) from sandbox_refunds) as sent,
      (select string_agg(state, ' ') from refunds) as states`.execute(server.db)
  return { ...Object.fromEntries(rows.map(({ name, rows: count }) => [name, count])), money }
}

test.each(withKeys)('%s: killed anywhere and made again it is done exactly once, and answered alike', async (name, endpoint) => {
  const prepare = callsWithKeys[name]!
  const prepared = await prepare(server)
  const moments = await callAndDie(endpoint, prepared)
  const answer = await callUntilAnswered(endpoint, prepared)
  expect(answer.status).toBeLessThan(300)
  const expected = await left()
  // The key taken, the commit on both its sides, the answer kept: a call has no fewer.
  expect(moments).toBeGreaterThanOrEqual(4)

  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    const again = await prepare(server)
    await callAndDie(endpoint, again, moment)
    expect(await callUntilAnswered(endpoint, again), `killed at ${moment} of ${moments}`).toEqual(answer)
    expect(await left(), `killed at ${moment} of ${moments}`).toEqual(expected)
  }
})
