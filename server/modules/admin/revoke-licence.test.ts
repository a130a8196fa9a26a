import { expect, test } from 'vitest'
import { adminContract as admin } from '#contract/admin/contract.ts'
import { licenceChecks } from '#contract/licences/values.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import { noticesContract as notices } from '#contract/notices/contract.ts'
import { bookAndPay, bookingOf, openPractice } from '../../../tests/booking/practice.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The register lists the licence as withdrawn'
const revoke = (as: Person, doctor: Person) =>
  server.call(admin.revokeLicence, { params: { id: doctor.userId }, body: { reason } }, { as })
const refusal = (as: Person, doctor: Person, said = reason) =>
  server.refusal(admin.revokeLicence, { params: { id: doctor.userId }, body: { reason: said } }, { as })

test('a doctor whose licence was revoked is neither found nor booked any more; what is booked stays and is counted', async () => {
  const as = await makeAdmin(server)
  const { doctor, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  const later = { start: '2026-03-05T10:00:00.000Z' }
  const called = await bookAndPay(server, patient, doctor, later)
  await server.call(booking.cancelAppointment, { params: { id: called.id }, body: {} }, { as: patient })
  const found = async () => (await server.call(doctors.searchDoctors, { query: {} }, {})).items.map(({ id }) => id)
  expect(await found()).toEqual([doctor.userId])

  expect(await revoke(as, doctor)).toEqual({ appointments: 1, orders: 1 })

  expect(await found()).toEqual([])
  const params = { id: doctor.userId }
  expect((await server.refusal(doctors.readDoctor, { params })).status).toBe(404)
  const asked = { params, query: { from: '2026-03-05', to: '2026-03-05', timeZone: 'UTC' } }
  expect((await server.refusal(booking.listSlots, asked)).status).toBe(404)
  const other = await makePatient(server)
  const booked = await server.refusal(booking.bookAppointment, { body: bookingOf(doctor, later) }, { as: other })
  expect(booked).toMatchObject({ status: 422, errors: [{ field: 'doctorId' }] })
  const moved = await server.refusal(
    booking.rescheduleAppointment,
    { params: { id: appointment.id }, body: later },
    { as: patient },
  )
  expect(moved.status).toBe(422)
  expect(await server.call(booking.readAppointment, { params: { id: appointment.id } }, { as: patient })).toMatchObject({
    state: 'confirmed',
    start: appointment.start,
  })
})

test('the doctor reads the reason in a notice and by mail, in their language; it is on record', async () => {
  const [as, doctor] = [await makeAdmin(server), await makeDoctor(server, { locale: 'de-DE' })]
  await revoke(as, doctor)
  const { items } = await server.call(notices.listNotices, { query: {} }, { as: doctor })
  expect(items).toMatchObject([{ kind: 'licenceRevoked', data: { reason } }])
  const [mail] = await messagesTo(server, doctor.email)
  expect(mail).toMatchObject({ template: 'mail.licenceRevoked', subject: 'Ihre Zulassung wurde widerrufen' })
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain(doctor.name)
  expect(mail!.text).not.toContain('{{')
  const rows = await server.db.selectFrom('audit_entries').selectAll().where('action', '=', 'doctor.revoke').execute()
  expect(rows).toMatchObject([{ record_id: doctor.userId, user_id: as.userId, reason }])
})

test('only a verified licence is revoked, with a reason; a revoked one can be verified again, not refused', async () => {
  const [as, doctor] = [await makeAdmin(server), await makeDoctor(server)]
  expect(await refusal(as, doctor, ' ')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
  await revoke(as, doctor)
  expect(await refusal(as, doctor)).toMatchObject({ status: 409, code: 'licence_decided' })
  const params = { id: doctor.userId }
  const refused = await server.refusal(admin.refuseDoctor, { params, body: { reason } }, { as })
  expect(refused).toMatchObject({ status: 409, code: 'licence_decided' })
  await server.call(admin.verifyDoctor, { params, body: { checks: [...licenceChecks] } }, { as })
  expect(await server.call(doctors.readDoctor, { params }, {})).toMatchObject({ id: doctor.userId })
  expect((await refusal(as, await makeDoctor(server, {}, { licence_state: 'unverified' }))).status).toBe(409)
  expect((await refusal(as, await makePatient(server))).status).toBe(404)
})

test('licences that were decided on are listed by name, by state and by words of the name', async () => {
  const as = await makeAdmin(server)
  await makeDoctor(server, { name: 'Ada Bell' })
  const cem = await makeDoctor(server, { name: 'Cem Dağ' })
  await makeDoctor(server, { name: 'Eve Fox' }, { licence_state: 'unverified' })
  await revoke(as, cem)
  const listed = async (query: Record<string, string>) =>
    (await server.call(admin.listLicences, { query }, { as })).items.map(({ name, state, reason: why }) => [name, state, why])
  expect(await listed({})).toEqual([
    ['Ada Bell', 'verified', null],
    ['Cem Dağ', 'revoked', reason],
  ])
  expect(await listed({ state: 'verified' })).toEqual([['Ada Bell', 'verified', null]])
  expect(await listed({ search: 'dag' })).toEqual([['Cem Dağ', 'revoked', reason]])
})
