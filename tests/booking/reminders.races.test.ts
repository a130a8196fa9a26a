import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/jobs/index.ts'
import { sendReminders } from '#server/modules/booking/appointments/send-reminders.ts'
import { createPlatform } from '#server/platform.ts'
import { mortalDatabase } from '../support/mortal-database.ts'
import { messagesTo } from '../support/outbox.ts'
import { createTestServer } from '../support/server.ts'
import { wholeSlice } from '../support/whole-slice.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer()

test('twenty runs of the job at once send each reminder once', async () => {
  const patients = []
  for (let each = 0; each < 5; each += 1) {
    const { doctor, patient } = await openPractice(server)
    await bookAndPay(server, patient, doctor)
    patients.push(patient)
  }
  server.clock.set('2026-03-03T10:00:00.000Z')
  await Promise.all(Array.from({ length: 20 }, () => sendReminders.run(server.platform, wholeSlice(server.log))))
  for (const { email } of patients) {
    const templates = (await messagesTo(server, email)).map(({ template }) => template)
    expect(templates).toEqual(['mail.appointmentReminder', 'mail.appointmentConfirmedPaid'])
  }
})

/** Runs the job in a process of its own that is killed after so many moments; answers how many there were. */
async function runAndDie(moments?: number): Promise<number> {
  const { db, passed } = mortalDatabase(server.db, moments)
  const { platform } = createPlatform({ ...server.platform, db, courier: server.courier })
  await runJob(platform, sendReminders).catch(() => {})
  return passed()
}

test('killed anywhere, the next process reminds whom it did not, and nobody twice', async () => {
  const two = async () => {
    const patients = []
    for (let each = 0; each < 2; each += 1) {
      const { doctor, patient } = await openPractice(server)
      await bookAndPay(server, patient, doctor)
      patients.push(patient)
    }
    server.clock.set('2026-03-03T10:00:00.000Z')
    return patients
  }
  await two()
  const moments = await runAndDie()
  // The job taken, two commits with both their sides, the job given back.
  expect(moments).toBeGreaterThanOrEqual(6)
  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    const patients = await two()
    await runAndDie(moment)
    for (const _ of [1, 2]) {
      server.clock.advance({ minutes: 5 })
      await server.runJobs()
    }
    for (const { email } of patients) {
      const sent = server.courier.delivered.filter(({ to, subject }) => to === email && subject?.startsWith('Reminder'))
      expect([moment, sent.length]).toEqual([moment, 1])
    }
  }
})
