import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Work } from '#server/kernel/work.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })
const { transact } = server.platform

const rename = (work: Work, userId: string) =>
  work.db
    .updateTable('users')
    .set({ name: sql`name || '+'` })
    .where('id', '=', userId)
    .execute()

test('two units that wait for each other both come through', async () => {
  const [ann, ben] = [await makePatient(server, { name: 'Ann' }), await makePatient(server, { name: 'Ben' })]
  let tries = 0
  let inside = 0
  let open = () => {}
  const bothInside = new Promise<void>((resolve) => (open = resolve))
  const unit = (first: string, second: string) =>
    transact(async (work) => {
      tries += 1
      await rename(work, first)
      inside += 1
      if (inside === 2) open()
      await bothInside
      await rename(work, second)
    })
  await Promise.all([unit(ann.userId, ben.userId), unit(ben.userId, ann.userId)])
  const names = await server.db.selectFrom('users').select('name').orderBy('name').execute()
  expect(names.map(({ name }) => name)).toEqual(['Ann++', 'Ben++'])
  expect(tries).toBe(3)
})

test('a person’s events stay without gaps and in order when many units tell at once', async () => {
  const people = [await makePatient(server), await makePatient(server), await makePatient(server)]
  const ids = people.map(({ userId }) => userId)
  const event = { kind: 'order.changed', payload: { id: 'x', state: 'confirmed', paymentState: 'paid' } } as const
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) => transact((work) => work.tell(turn % 2 ? ids : ids.toReversed(), event))),
  )
  for (const userId of ids) {
    const kept = await server.db.selectFrom('hub_events').select('seq').where('user_id', '=', userId).orderBy('seq').execute()
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  }
})
