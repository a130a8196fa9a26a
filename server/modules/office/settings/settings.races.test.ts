import { afterEach, expect, test } from 'vitest'
import { adminOrderContract } from '#contract/admin/order-contract.ts'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { officeContract as calls } from '#contract/office/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { makeAdmin, signIn } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { kill, ready, spawnServer } from '../../../../tests/support/spawned-server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const reason = 'The desk is small over the holidays'
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0)) await each()
})

const change = (version: number, value: number | null) => ({ body: { name: 'refundAlone', version, value, reason } as const })

test('of many who saw the same, one sets something else, and the others are told', async () => {
  const admins = await Promise.all(Array.from({ length: 8 }, () => makeAdmin(server)))
  for (let version = 0; version < 5; version += 1) {
    const answers = await Promise.all(
      admins.map((as, index) => server.send(calls.changeSetting, change(version, 1000 * (version + 1) + index), { as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...admins.slice(1).map(() => 409)])
  }
  const rows = await server.db.selectFrom('office_settings').select('version').orderBy('version').execute()
  expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5])
})

test('what is set in one process is in force in another with its very next call', async () => {
  const { patient, doctor } = await openPractice(server, {}, { video_fee: 30_000 })
  const { orderId } = await bookAndPay(server, patient, doctor)
  // The processes have the machine's own clock.
  server.clock.set(new Date().toISOString())
  const as = await signIn(server, await makeAdmin(server))
  const started = await spawnServer({ DATABASE_URL: server.databaseUrl!, DRAIN_SECONDS: '0' })
  undo.push(() => kill(started))
  const other = await ready(started)
  const aloneThere = async () => {
    const path = adminOrderContract.readInterventions.path.replace('{id}', orderId!)
    const answer = await fetch(`${other.url}/api${path}`, { headers: { Authorization: `Bearer ${as.token}` } })
    return ((await answer.json()) as Interventions).alone.amount
  }
  expect(await aloneThere()).toBe(20_000)
  for (const [version, value, alone] of [
    [0, 50, 5000],
    [1, 250, 25_000],
    [2, 0, 0],
    [3, null, 20_000],
  ] as const) {
    await server.call(calls.changeSetting, change(version, value), { as })
    expect(await aloneThere()).toBe(alone)
  }
})
