import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { listConversations } from './reading/list-conversations.ts'
import { standingsTo, statusTo } from './standing.ts'
import { befriend, write } from './testing/make-conversation.ts'

const server = await createTestServer()

let visits = 0
async function visit(patient: Person, doctor: Person, columns: Record<string, unknown> = {}) {
  const starts = server.clock.now().getTime() - ++visits * 3_600_000
  const [starts_at, ends_at] = [new Date(starts).toISOString(), new Date(starts + 1_800_000).toISOString()]
  await insertRow(server.db, 'appointments', {
    id: server.platform.ids.next(),
    number: `A-${visits}`,
    patient_id: patient.userId,
    doctor_id: doctor.userId,
    mode: 'video',
    state: 'completed',
    starts_at,
    ends_at,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${starts_at},${ends_at})`,
    fee: 0,
    currency: 'USD',
    created_at: starts_at,
    updated_at: starts_at,
    ...columns,
  })
}
const block = (blocker: Person, blocked: Person) =>
  insertRow(server.db, 'blocks', { blocker_id: blocker.userId, blocked_id: blocked.userId, created_at: server.clock.now() })

/** The list, and how many statements the database answered for it. */
async function list(person: Person) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  const platform = { ...server.platform, db: server.db.withPlugin(counter) }
  const { items } = await listConversations(platform, { userId: person.userId } as Actor, { limit: 50 })
  return { items, statements }
}

test('a list takes as few statements for many conversations as for one, and fewer where all are with patients', async () => {
  const doctor = await makeDoctor(server)
  for (let index = 0; index < 3; index++) {
    const patient = await makePatient(server)
    await visit(patient, doctor)
    await write(server, patient, doctor)
  }
  const busy = await list(doctor)
  expect(busy.items.map(({ standing, unread }) => [standing, unread])).toEqual([
    ['open', 1],
    ['open', 1],
    ['open', 1],
  ])
  expect(busy.statements).toBeLessThanOrEqual(6)
  const friend = await makePatient(server)
  await befriend(server, friend, doctor)
  await write(server, doctor, friend)
  const mixed = await list(doctor)
  expect(mixed.items[0]).toMatchObject({ standing: 'open', unread: 0, last: { own: true } })
  expect(mixed.statements).toBeLessThanOrEqual(8)
})

test('how somebody stands to others is the same with and without the reasons', async () => {
  const [me, doctor, former, friend, blocked, blocking, stranger] = [
    await makePatient(server),
    await makeDoctor(server),
    await makeDoctor(server),
    await makePatient(server),
    await makePatient(server),
    await makePatient(server),
    await makePatient(server),
  ]
  await visit(me, doctor)
  await visit(me, former, { state: 'cancelled' })
  await visit(stranger, former, { booked_by: me.userId })
  for (const each of [friend, blocked, blocking, doctor]) await befriend(server, me, each)
  await block(me, blocked)
  await block(blocking, me)
  const everyone = [me, doctor, former, friend, blocked, blocking, stranger]
  const found: Record<string, string>[] = []
  for (const { userId } of everyone) {
    const others = everyone.map((each) => each.userId).filter((id) => id !== userId)
    const full = await standingsTo(server.platform, server.db, userId, others)
    const brief = await statusTo(server.platform, server.db, userId, others)
    for (const other of [...others, null]) expect(brief(other)).toBe(full(other).standing)
    found.push(Object.fromEntries(others.map((other) => [other, brief(other)])))
  }
  expect(found[0]).toEqual({
    [doctor.userId]: 'open',
    [former.userId]: 'open',
    [friend.userId]: 'open',
    [blocked.userId]: 'blocked',
    [blocking.userId]: 'ended',
    [stranger.userId]: 'ended',
  })
})
