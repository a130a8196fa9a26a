import { expect, test } from 'vitest'
import { adminAccountContract as calls } from '#contract/admin/account-contract.ts'
import { makeAdmin, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'Left the company'

const suspend = (as: Person, { userId: id }: Person) =>
  server.send(calls.suspendAccount, { params: { id }, body: { reason } }, { as })
const suspendAll = (as: Person, all: readonly Person[]) => {
  const chosen = { by: 'ids', ids: all.map(({ userId }) => userId) } as const
  return server.send(calls.startOperation, { body: { verb: 'suspend', chosen, reason, expected: all.length } }, { as })
}
async function left(): Promise<number> {
  const rows = await server.db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 3)
    .where('status', '=', 'active')
    .execute()
  return rows.length
}

test('of two who suspend each other at the same moment one stays', async () => {
  for (let round = 0; round < 20; round += 1) {
    await server.reset()
    const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
    const answers = await Promise.all([suspend(one, other), suspend(other, one)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    // Whoever was slower is told that they are the last, or is out already.
    const refused = answers.find(({ ok }) => !ok)!
    expect([401, 409]).toContain(refused.status)
    if (refused.status === 409) expect(await refused.json()).toMatchObject({ code: 'last_administrator' })
    expect(await left()).toBe(1)
  }
})

test('whatever many of them do to each other at once, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    await server.reset()
    const all = await Promise.all(Array.from({ length: 6 }, () => makeAdmin(server)))
    const answers = await Promise.all([
      ...all.map((as, index) => suspend(as, all[(index + 1) % all.length]!)),
      ...all.map((as) => suspendAll(as, all)),
    ])
    expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(await left()).toBe(1)
  }
})
