import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { claimsContract as contract } from '#contract/claims/contract.ts'
import { summariesContract as summaries } from '#contract/summaries/contract.ts'
import { makeDoctor, makePatient, makePet, makeStaff } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { bookAndPay, openHours } from '../../../tests/booking/practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call } = server

async function practice() {
  const vet = await makeDoctor(server, { name: 'Dr. Noor Haddad' }, { kind: 'veterinarian', speciality: 'equine' })
  await openHours(server, vet)
  const owner = await makePatient(server)
  const pet = { name: 'Thunder', species: 'horse', breed: 'Shire', microchip: '985112345678903', birth_date: '2019-04-02' }
  const petId = await makePet(server, owner, pet)
  return { vet, owner, petId }
}

async function finish(id: string, start: string, vet: Awaited<ReturnType<typeof practice>>['vet']) {
  server.clock.set(start)
  for (const verb of ['checkIn', 'startAppointment', 'completeAppointment'] as const)
    await call(booking[verb], { params: { id } }, { as: vet })
}

test('an owner and the practice have the sheet for the insurer once the visit is over; nobody else', async () => {
  const { vet, owner, petId } = await practice()
  const { id, start, number } = await bookAndPay(server, owner, vet, { petId, start: '2026-03-02T12:00:00.000Z' })
  const input = { params: { id } }
  expect(await server.refusal(contract.readClaim, input, { as: owner })).toMatchObject({ status: 404, code: 'no_claim' })
  await finish(id, start, vet)
  const sheet = await call(contract.readClaim, input, { as: owner })
  const { licence_number: licenceNumber } = await server.db
    .selectFrom('doctors')
    .select('licence_number')
    .where('user_id', '=', vet.userId)
    .executeTakeFirstOrThrow()
  expect(sheet).toMatchObject({
    visitNumber: number,
    start,
    pet: { name: 'Thunder', species: 'horse', breed: 'Shire', birthDate: '2019-04-02', microchip: '985112345678903' },
    doctor: { name: 'Dr. Noor Haddad', kind: 'veterinarian', speciality: 'equine', licenceNumber },
    diagnosis: null,
    treatment: null,
    invoice: { number: '2026-000001', total: { amount: 5000, currency: 'USD' }, creditNotes: [] },
  })
  for (const as of [vet, await makeStaff(server, vet, ['invoices'])])
    expect(await call(contract.readClaim, input, { as })).toEqual(sheet)
  for (const as of [await makePatient(server), await makeDoctor(server)])
    expect((await server.refusal(contract.readClaim, input, { as })).status).toBe(404)
  const pdf = await call(contract.readClaimPaper, { ...input, query: { locale: 'de-DE' } }, { as: owner })
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  const receptionist = await makeStaff(server, vet, ['appointments'])
  expect((await server.refusal(contract.readClaim, input, { as: receptionist })).status).toBe(403)
})

test('it says what the shared summary says was found and done; not to staff who may not read histories', async () => {
  const { vet, owner, petId } = await practice()
  const { id, start } = await bookAndPay(server, owner, vet, { petId, start: '2026-03-05T12:00:00.000Z' })
  await finish(id, start, vet)
  const input = { params: { id } }
  const text = { found: 'Colic.', treatment: 'Flunixin.', advice: '', warning: '', comeBack: '' }
  await call(summaries.saveSummary, { ...input, body: { ...text, revision: 0 } }, { as: vet })
  expect(await call(contract.readClaim, input, { as: owner })).toMatchObject({ diagnosis: null, treatment: null })
  await call(summaries.shareSummary, { ...input, body: { revision: 1 } }, { as: vet })
  const told = { diagnosis: 'Colic.', treatment: 'Flunixin.' }
  for (const as of [owner, vet, await makeStaff(server, vet, ['invoices', 'history'])])
    expect(await call(contract.readClaim, input, { as })).toMatchObject(told)
  const bookkeeper = await makeStaff(server, vet, ['invoices'])
  expect(await call(contract.readClaim, input, { as: bookkeeper })).toMatchObject({ diagnosis: null, treatment: null })
})

test('a person’s own visit has none, nor has one that cost nothing', async () => {
  const doctor = await makeDoctor(server)
  await openHours(server, doctor)
  const patient = await makePatient(server)
  const own = await bookAndPay(server, patient, doctor, { start: '2026-03-03T12:00:00.000Z' })
  await finish(own.id, own.start, doctor)
  expect(await server.refusal(contract.readClaim, { params: { id: own.id } }, { as: patient })).toMatchObject({
    status: 404,
    code: 'no_claim',
  })
  const { owner, petId } = await practice()
  const free = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'equine', video_fee: 0 })
  await openHours(server, free)
  const visit = await bookAndPay(server, owner, free, { petId, start: '2026-03-04T12:00:00.000Z' })
  await finish(visit.id, visit.start, free)
  expect(await server.refusal(contract.readClaim, { params: { id: visit.id } }, { as: owner })).toMatchObject({
    code: 'no_claim',
  })
})
