import { expect, test } from 'vitest'
import { sendReminders } from '#server/modules/booking/appointments/send-reminders.ts'
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
