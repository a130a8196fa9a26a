import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { userTypeOf } from '#contract/kernel/roles.ts'
import { Dice } from '#server/seed/random.ts'
import { demonstrationSignIns, seedDemonstration } from '#server/seed/index.ts'
import { fixturesOfCapabilities } from '../support/fixtures.ts'
import { makeEveryRole, signIn, type Person } from '../support/people.ts'
import { records } from '../support/records.ts'
import { createTestServer } from '../support/server.ts'
import { orderOf, pagedLists } from './fuzz/cursors.ts'
import { hostileRequest, type World } from './fuzz/requests.ts'

/**
 * Hostile requests to every endpoint of the contract: whatever comes, the platform answers what it found, and never that it failed.
 * `FUZZ_REQUESTS=100000 npx vitest run --project api tests/api/fuzz` goes on longer; `FUZZ_SEED` starts elsewhere.
 */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

/** Orders that the platform's lists have; fewer found means that a list has too few rows here for a cursor. */
const fewestOrders = 17

const server = await createTestServer({ now: '2026-03-09T09:00:00.000Z', settings: { accessTokenSeconds: 10 ** 9 } })
const endpoints = server.modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))

const idTables = ['users', 'pets', 'appointments', 'orders', 'payments', 'blog_posts', 'products', 'notices']
const idColumns = [
  ...idTables.map((table) => `${table}.id`),
  ...fixturesOfCapabilities.flatMap(({ idColumns = [] }) => idColumns),
]

/** Somebody of each role from the demonstration world, and somebody of each who has nothing yet. */
async function makeCallers(): Promise<Person[]> {
  const known = await Promise.all(
    demonstrationSignIns.map(async ({ role, email }) => {
      const { id, name } = await server.db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('email', '=', email)
        .where('user_type', '=', userTypeOf(role))
        .executeTakeFirstOrThrow()
      return signIn(server, { role, userId: id, name, email, password: '' })
    }),
  )
  return [...known, ...Object.values(await makeEveryRole(server))]
}

async function makeWorld(callers: readonly Person[]): Promise<World> {
  for (const make of Object.values(records)) for (let copy = 0; copy < 2; copy++) await make?.(server)
  for (const { fill } of fixturesOfCapabilities) await fill?.(server)
  const owned = await Promise.all(callers.flatMap(({ userId }) => [notice(userId), notice(userId)]))
  const picked = await Promise.all(
    idColumns.map((name) => {
      const [table = '', column = ''] = name.split('.')
      const id = sql.ref(column)
      return sql<{ id: string }>`select distinct ${id} as id from ${sql.table(table)} order by 1 limit 6`.execute(server.db)
    }),
  )
  const own = await sql<{
    id: string
  }>`select id from appointments where patient_id = ${callers[0]!.userId} or doctor_id = ${callers[1]!.userId}
    union select id from orders where buyer_id = ${callers[0]!.userId} union select id from pets where owner_id = ${callers[0]!.userId}`.execute(
    server.db,
  )
  const ids = [...new Set([...picked, own].flatMap(({ rows }) => rows.map(({ id }) => id)).concat(owned))]
  return { endpoints, ids, lists: await pagedLists(server, endpoints, [undefined, ...callers], ids) }
}

async function notice(userId: string): Promise<string> {
  const id = server.platform.ids.next()
  const row = { id, user_id: userId, kind: 'appointmentConfirmed' as const, data: '{}', created_at: server.clock.now() }
  await server.db.insertInto('notices').values(row).execute()
  return id
}

const shown = async (request: Request) => `${request.method} ${request.url} ${(await request.text()).slice(0, 300)}`
/** Milliseconds after which a request counts as never answered. */
const patience = 60_000

async function answered(sent: string, answer: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Never answered: ${sent}`)), patience)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

const loggedSince = (before: number) => JSON.stringify(server.log.entries.slice(before).map(({ fields }) => fields))

it(`answers ${requests} hostile requests without failing once`, { timeout: 7_200_000 }, async () => {
  await seedDemonstration(server.platform)
  const callers = await makeCallers()
  const world = await makeWorld(callers)
  expect(world.lists.map(orderOf).length, 'orders of lists').toBeGreaterThanOrEqual(fewestOrders)
  expect(new Set(world.lists.map(({ endpoint }) => endpoint.path))).toEqual(
    new Set(endpoints.filter(({ query }) => query && 'cursor' in query.shape).map(({ path }) => path)),
  )

  const dice = new Dice(seed)
  const failures: string[] = []
  const answers: Record<number, number> = {}
  for (let count = 0; count < requests; count++) {
    const as = callers[dice.between(0, callers.length)]
    const request = await hostileRequest(world, dice, as)
    // Read whole: a copy that nobody reads would keep the request from being given up.
    const sent = await shown(request.clone())
    const before = server.log.entries.length
    const response = await answered(sent, server.fetch(request, { ip: `192.0.2.${dice.between(0, 255)}` }))
    answers[response.status] = (answers[response.status] ?? 0) + 1
    if (response.status >= 500) failures.push(`#${count} ${response.status} ${sent} ${loggedSince(before)}`)
    await response.body?.cancel()
    server.clock.advance({ seconds: 2 })
    if (count % 500 === 499) {
      server.log.entries.length = 0
      for (const [index, caller] of callers.entries()) callers[index] = await signIn(server, caller)
    }
  }
  expect(failures).toEqual([])
  // What was sent reached the capabilities, and did not end at the door.
  expect((answers[200] ?? 0) + (answers[201] ?? 0) + (answers[204] ?? 0), JSON.stringify(answers)).toBeGreaterThan(requests / 20)
})
