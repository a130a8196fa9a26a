import { expect, test } from 'vitest'
import { noticesContract as calls } from '#contract/notices/contract.ts'
import { createPlatform } from '#server/platform.ts'
import { runJob } from '#server/kernel/jobs/index.ts'
import { mortalDatabase } from '../../../tests/support/mortal-database.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { sendHeldNews } from './send-held.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, clock } = server

/** People whose quiet hours hold two things each, at the end of the night. */
async function afterTheNight(count: number): Promise<readonly Person[]> {
  const people: Person[] = []
  for (let each = 0; each < count; each += 1) people.push(await makePatient(server))
  for (const as of people) await call(calls.changeQuietHours, { body: { on: true, from: '22:00', to: '07:00' } }, { as })
  clock.set('2026-03-02T23:00:00.000Z')
  const data = { name: 'Ann', startsAt: '2026-03-20T10:00:00.000Z' }
  for (const kind of ['appointmentMissed', 'appointmentCancelled'] as const)
    for (const { userId } of people)
      await server.platform.transact((work) => work.inform([userId], { kind, data, link: 'notifications' }))
  clock.set('2026-03-03T07:00:00.000Z')
  return people
}

async function expectOneEach(people: readonly Person[]): Promise<void> {
  for (const { email } of people) {
    const mails = await messagesTo(server, email)
    expect(mails.map(({ template }) => template)).toEqual(['mail.heldNews'])
    expect(mails[0]!.text.match(/^— /gm)).toHaveLength(2)
    expect(server.courier.delivered.filter(({ to }) => to === email)).toHaveLength(1)
  }
  const left = await server.db.selectFrom('notice_deliveries').select('message').where('sent_at', 'is', null).execute()
  expect(left).toEqual([])
}

test('twenty runs of the job at once send each what was held once', async () => {
  const people = await afterTheNight(5)
  await Promise.all(Array.from({ length: 20 }, () => sendHeldNews.run(server.platform, wholeSlice(server.log))))
  await server.runJobs()
  await expectOneEach(people)
})

/** Runs the job in a process of its own that is killed after so many moments; answers how many there were. */
async function runAndDie(moments?: number): Promise<number> {
  const { db, passed } = mortalDatabase(server.db, moments)
  const { platform } = createPlatform({ ...server.platform, db, courier: server.courier })
  await runJob(platform, sendHeldNews).catch(() => {})
  return passed()
}

test('killed anywhere, the next process sends what was not sent, and nothing twice', async () => {
  await afterTheNight(2)
  const moments = await runAndDie()
  // The job taken, two people with a commit's both sides each, the job given back.
  expect(moments).toBeGreaterThanOrEqual(6)
  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    const people = await afterTheNight(2)
    await runAndDie(moment)
    clock.advance({ minutes: 5 })
    await server.runJobs()
    clock.advance({ minutes: 5 })
    await server.runJobs()
    await expectOneEach(people)
  }
})

test('somebody who changes their quiet hours while they end gets it once', async () => {
  const people = await afterTheNight(4)
  const body = { on: true, from: '22:00', to: '06:00' }
  await Promise.all([
    ...people.map((as) => call(calls.changeQuietHours, { body }, { as })),
    ...people.map(() => sendHeldNews.run(server.platform, wholeSlice(server.log))),
  ])
  await server.runJobs()
  await expectOneEach(people)
})
