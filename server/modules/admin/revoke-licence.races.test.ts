import { expect, it } from 'vitest'
import { adminContract as admin } from '#contract/admin/contract.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { bookingOf, openPractice } from '../../../tests/booking/practice.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeAdmin, makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const body = { reason: 'The register lists the licence as withdrawn' }

it('of two administrators one revokes a licence, and the doctor is told once', async () => {
  const admins = [await makeAdmin(server), await makeAdmin(server)]
  for (let round = 0; round < 10; round++) {
    const doctor = await makeDoctor(server)
    const answers = await Promise.all(
      admins.map((as) => server.send(admin.revokeLicence, { params: { id: doctor.userId }, body }, { as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await messagesTo(server, doctor.email)).toHaveLength(1)
  }
})

it('a booking at the same moment is either counted as booked or refused', async () => {
  const as = await makeAdmin(server)
  for (let round = 0; round < 15; round++) {
    const { doctor } = await openPractice(server, {}, { video_fee: 0 })
    const patient = await makePatient(server)
    const book = () => server.send(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    const revoke = () => server.call(admin.revokeLicence, { params: { id: doctor.userId }, body }, { as })
    const [booked, { appointments }] =
      round % 2 === 0
        ? await Promise.all([book(), revoke()])
        : await Promise.all([revoke(), book()]).then(([first, second]) => [second, first] as const)
    expect([booked.status, appointments]).toEqual(booked.ok ? [booked.status, 1] : [422, 0])
  }
})
