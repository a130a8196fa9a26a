import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { intakeContract as contract } from '#contract/intake/contract.ts'
import { bookAndPay, bookingOf, openPractice } from '../../../tests/booking/practice.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server

const read = (id: string, as: Person) => call(contract.readIntake, { params: { id } }, { as })
const cough = {
  complaint: 'cough' as const,
  answers: {
    since: { kind: 'one' as const, choice: 'weeks' },
    infectionSigns: { kind: 'several' as const, choices: ['confused'] },
    temperature: { kind: 'number' as const, value: 104, unit: 'fahrenheit' as const },
    // Asked of chest pain, not of a cough: let go.
    chestSigns: { kind: 'several' as const, choices: ['spreads'] },
  },
}

test('what is told before payment is read by both sides, what must not wait first', async () => {
  const { doctor, staff, patient } = await openPractice(server)
  const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  expect(held.state).toBe('pending_payment')
  expect(await read(held.id, patient)).toEqual({ subject: 'person', told: null, media: [], begun: [], isOpen: true })
  const told = await call(contract.writeIntake, { params: { id: held.id }, body: cough }, { as: patient })
  const { chestSigns: _letGo, ...kept } = cough.answers
  expect(told).toEqual({
    subject: 'person',
    told: {
      complaint: 'cough',
      answers: kept,
      flags: [
        { id: 'sepsis', level: 'emergency' },
        { id: 'highFever', level: 'urgent' },
      ],
      at: server.clock.now().toISOString(),
    },
    media: [],
    begun: [],
    isOpen: true,
  })
  for (const as of [doctor, staff]) expect(await read(held.id, as)).toEqual(told)
})

test('is changed until the visit starts, and then stands', async () => {
  const { doctor, patient } = await openPractice(server)
  const { id, start } = await bookAndPay(server, patient, doctor)
  await call(contract.writeIntake, { params: { id }, body: cough }, { as: patient })
  const well = { complaint: 'cough' as const, answers: { since: { kind: 'one' as const, choice: 'days' } } }
  expect((await call(contract.writeIntake, { params: { id }, body: well }, { as: patient })).told).toMatchObject({
    answers: well.answers,
    flags: [],
  })
  server.clock.set(start)
  await call(booking.checkIn, { params: { id } }, { as: patient })
  await call(contract.writeIntake, { params: { id }, body: cough }, { as: patient })
  await call(booking.startAppointment, { params: { id } }, { as: doctor })
  expect((await refusal(contract.writeIntake, { params: { id }, body: well }, { as: patient })).code).toBe('appointment_state')
  expect(await read(id, doctor)).toMatchObject({ isOpen: false, told: { flags: [{ id: 'sepsis' }, { id: 'highFever' }] } })
})

test('is for the parties alone, and leaves no word of it behind', async () => {
  const { doctor, patient } = await openPractice(server)
  const { id } = await bookAndPay(server, patient, doctor)
  await call(contract.writeIntake, { params: { id }, body: cough }, { as: patient })
  const stranger = await makeDoctor(server)
  for (const as of [await makePatient(server), stranger, await makeStaff(server, stranger)])
    expect((await refusal(contract.readIntake, { params: { id } }, { as })).status).toBe(404)
  const bookkeeper = await makeStaff(server, doctor, ['invoices'])
  expect((await refusal(contract.readIntake, { params: { id } }, { as: bookkeeper })).code).toBe('missing_right')
  const told = await server.db.selectFrom('hub_events').selectAll().where('user_id', '=', doctor.userId).execute()
  expect(told.some(({ kind }) => kind === 'intake.changed')).toBe(true)
  expect(JSON.stringify(told)).not.toMatch(/cough|confused|sepsis/)
})

test('names the answer that cannot be', async () => {
  const { doctor, patient } = await openPractice(server)
  const { id } = await bookAndPay(server, patient, doctor)
  const answers = { temperature: { kind: 'number' as const, value: 400, unit: 'celsius' as const } }
  const { status, errors } = await refusal(
    contract.writeIntake,
    { params: { id }, body: { complaint: 'fever', answers } },
    { as: patient },
  )
  expect(status).toBe(422)
  expect(errors).toMatchObject([{ field: 'answers.temperature', code: 'out_of_range' }])
})
