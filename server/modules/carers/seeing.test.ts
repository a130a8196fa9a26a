import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { earlierContract } from '#contract/booking/earlier-contract.ts'
import { followUpContract } from '#contract/booking/follow-up-contract.ts'
import type { Endpoint } from '#contract/kernel/call.ts'
import { filesContract } from '#contract/files/contract.ts'
import { intakeContract } from '#contract/intake/contract.ts'
import { summariesContract } from '#contract/summaries/contract.ts'
import { bookAndPay, someStart } from '../../../tests/booking/practice.ts'
import { makeDoctor, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeHousehold } from './testing/pet-visit.ts'

const server = await createTestServer()

/** A visit of a pet, and everybody who could want to see it. */
async function visitOfPet() {
  const people = await makeHousehold(server)
  const { id } = await bookAndPay(server, people.owner, people.doctor, { petId: people.pet.id })
  return { ...people, id }
}

const reads: readonly (readonly [string, Endpoint])[] = [
  ['its details', booking.readAppointment],
  ['its file for calendars', booking.readCalendarFile],
  ['what was told before it', intakeContract.readIntake],
  ['its summary', summariesContract.readSummary],
  ['its place among earlier times', earlierContract.readEarlierSlot],
  ['what is suggested after it', followUpContract.readFollowUp],
]

describe('of a visit of the pet', () => {
  it.each(reads)('a carer sees %s, and neither who cares no more nor a neighbour', async (_what, endpoint) => {
    const { id, owner, carer, withdrawn, other, neighbour, doctor } = await visitOfPet()
    const statusFor = async (as: Person) => (await server.send(endpoint, { params: { id } }, { as })).status
    expect(await statusFor(owner)).toBe(200)
    expect(await statusFor(carer)).toBe(200)
    for (const as of [withdrawn, other, neighbour]) expect(await statusFor(as)).toBe(404)
    expect(await statusFor(await makeDoctor(server))).not.toBe(200)
    expect([200, 403]).toContain(await statusFor(doctor))
  })

  it('lists and the dashboard show it to the carer with what they may do, and to the owner as their own', async () => {
    const { id, owner, carer, withdrawn, other, neighbour } = await visitOfPet()
    const listed = async (as: Person) =>
      (await server.call(booking.listAppointments, { query: {} }, { as })).items.map((card) => [card.id, card.care])
    const summary = (as: Person) => server.call(booking.readPatientSummary, {}, { as })
    expect(await listed(owner)).toEqual([[id, null]])
    expect(await listed(carer)).toEqual([[id, ['see']]])
    expect(await summary(carer)).toMatchObject({ next: { id, patient: { name: 'Ann Owner' } }, toPay: [], upcoming: 1 })
    for (const as of [withdrawn, other, neighbour]) {
      expect(await listed(as)).toEqual([])
      expect(await summary(as)).toMatchObject({ next: null, upcoming: 0 })
    }
  })

  it('a carer who only sees may do nothing, and is told why; who cares no more is told nothing', async () => {
    const { id, carer, withdrawn, neighbour } = await visitOfPet()
    const verbs = [
      [booking.cancelAppointment, {}],
      [booking.rescheduleAppointment, { start: someStart.replace('T10', 'T11') }],
      [booking.checkIn, undefined],
      [intakeContract.writeIntake, { complaint: 'cough', answers: {} }],
      [earlierContract.joinEarlierSlots, undefined],
    ] as const
    for (const [endpoint, body] of verbs) {
      const answer = async (as: Person) => {
        const response = await server.send(endpoint as Endpoint, { params: { id }, body }, { as })
        return ((await response.json()) as { code: string }).code
      }
      expect(await answer(carer), endpoint.path).toBe('missing_pet_right')
      expect(await answer(withdrawn), endpoint.path).toBe('not_found')
      expect(await answer(neighbour), endpoint.path).toBe('not_found')
    }
  })

  it('nothing is theirs while the owner’s account is suspended', async () => {
    const { id, owner, carer } = await visitOfPet()
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.userId).execute()
    expect(await server.refusal(booking.readAppointment, { params: { id } }, { as: carer })).toMatchObject({ status: 404 })
    expect((await server.call(booking.listAppointments, { query: {} }, { as: carer })).items).toEqual([])
  })

  it('a change is told to the carer’s open screens', async () => {
    const { id, owner, carer, withdrawn } = await visitOfPet()
    const before = server.hub.published.length
    await server.call(booking.cancelAppointment, { params: { id }, body: {} }, { as: owner })
    const told = server.hub.published.slice(before).filter(({ event }) => event.kind === 'appointment.changed')
    expect(told.map(({ userId }) => userId)).toContain(carer.userId)
    expect(told.map(({ userId }) => userId)).not.toContain(withdrawn.userId)
  })
})

it('a pet’s picture is seen by its carers while they are', async () => {
  const { owner, pet, carer, withdrawn, other, neighbour } = await visitOfPet()
  const id = server.platform.ids.next()
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  await server.files.write(id, picture, 'image/jpeg')
  const file = { owner_id: owner.userId, purpose: 'petPicture', type: 'image/jpeg', bytes: picture.byteLength }
  await insertRow(server.db, 'files', { id, ...file, created_at: server.clock.now() })
  await server.db.updateTable('pets').set({ picture_id: id }).where('id', '=', pet.id).execute()
  const statusFor = async (as: Person) => (await server.send(filesContract.readFile, { params: { id } }, { as })).status
  expect(await statusFor(carer)).toBe(200)
  for (const as of [withdrawn, other, neighbour]) expect(await statusFor(as)).toBe(404)
})
