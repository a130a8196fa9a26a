import { expect, test } from 'vitest'
import { noticesContract as calls } from '#contract/notices/contract.ts'
import { runJob } from '#server/kernel/jobs/index.ts'
import { createPlatform } from '#server/platform.ts'
import { mortalDatabase } from '../../../../tests/support/mortal-database.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, clock, pushes, send } = server

const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORc', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const body = { service: 'webpush', endpoint: 'https://push.example/one', ...keys } as const

test('one device that is added ten times at once is one', async () => {
  const patient = await makePatient(server)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(calls.addPushDevice, { body }, { as: patient })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await call(calls.listPushDevices, {}, { as: patient })).devices).toHaveLength(1)
})

test('a device that several people want at once is the one’s or the other’s', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => makePatient(server)))
  const answers = await Promise.all(people.map((as) => send(calls.addPushDevice, { body }, { as })))
  for (const { status } of answers) expect(status).toBe(200)
  const rows = await server.db.selectFrom('push_subscriptions').select('user_id').execute()
  expect(rows).toHaveLength(1)
  expect(people.map(({ userId }) => userId)).toContain(rows[0]!.user_id)
})

/** Delivers in a process of its own that is killed after so many moments; answers how many there were. */
async function deliverAndDie(moments?: number): Promise<number> {
  const { db, passed } = mortalDatabase(server.db, moments)
  const { platform, jobs } = createPlatform({ ...server.platform, db, courier: server.courier })
  await runJob(
    platform,
    jobs.find(({ name }) => name === 'outbox.push')!,
  ).catch(() => {})
  return passed()
}

test('killed anywhere, a push goes out; twice only where the service’s yes was not noted, and then as the same one', async () => {
  const told = async () => {
    const patient = await makePatient(server)
    await call(calls.addPushDevice, { body }, { as: patient })
    const data = { name: 'Ann', startsAt: '2026-03-20T10:00:00.000Z' }
    await server.platform.transact((work) => work.inform([patient.userId], { kind: 'appointmentMissed', data, link: null }))
  }
  await told()
  const moments = await deliverAndDie()
  expect(moments).toBeGreaterThanOrEqual(3)
  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    await told()
    await deliverAndDie(moment)
    for (const _ of [1, 2]) {
      clock.advance({ minutes: 5 })
      await server.runJobs()
    }
    expect([moment, new Set(pushes.sent.map(({ id, payload }) => id + payload)).size]).toEqual([moment, 1])
    expect(pushes.sent.length).toBeLessThanOrEqual(2)
    expect(await server.db.selectFrom('outbox_messages').select('state').where('channel', '=', 'push').execute()).toEqual([
      { state: 'sent' },
    ])
  }
})
