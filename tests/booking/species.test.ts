import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makeDoctor, makePatient, makePet } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookingOf, openHours } from './practice.ts'

const server = await createTestServer()
const { call, refusal } = server

test('an animal that the veterinarian does not treat is refused: what they say counts, else what is usual for the speciality', async () => {
  const patient = await makePatient(server)
  const [dog, horse] = [await makePet(server, patient), await makePet(server, patient, { species: 'horse' })]
  const usual = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'equine' })
  const said = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'equine', species: ['dog'] })
  await openHours(server, usual)
  await openHours(server, said)
  for (const [vet, petId] of [
    [usual, dog],
    [said, horse],
  ] as const) {
    const { status, errors } = await refusal(booking.bookAppointment, { body: bookingOf(vet, { petId }) }, { as: patient })
    expect([status, errors]).toMatchObject([422, [{ field: 'petId', code: 'species_not_treated' }]])
  }
  await call(booking.bookAppointment, { body: bookingOf(usual, { petId: horse }) }, { as: patient })
  const later = bookingOf(said, { petId: dog, start: '2026-03-04T15:00:00.000Z' })
  expect((await call(booking.bookAppointment, { body: later }, { as: patient })).subject).toMatchObject({ id: dog })
})
