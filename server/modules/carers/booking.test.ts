import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { maxUnpaid } from '#contract/booking/rules.ts'
import { carersContract as carers } from '#contract/carers/contract.ts'
import { chosenRights, type PetRight } from '#contract/carers/rights.ts'
import { intakeContract } from '#contract/intake/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { bookAndPay, bookingOf, someStart } from '../../../tests/booking/practice.ts'
import { moneyTaken } from '../../../tests/payments/money-rows.ts'
import { makeStaff, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeHousehold } from './testing/pet-visit.ts'

const server = await createTestServer()
const later = someStart.replace('T10', 'T11')

const subsets = (rights: readonly PetRight[]): PetRight[][] =>
  Array.from({ length: 2 ** rights.length }, (_, chosen) => rights.filter((_right, place) => chosen & (1 << place)))
const noticesOf = async (person: Person) =>
  (
    await server.db
      .selectFrom('notices')
      .select(['kind', 'data'])
      .where('user_id', '=', person.userId)
      .orderBy('created_at')
      .execute()
  ).filter(({ kind }) => kind === 'doneByCarer')

type Household = Awaited<ReturnType<typeof makeHousehold>>
const book = ({ doctor, pet }: Household, as: Person, more: object = {}) =>
  server.call(booking.bookAppointment, { body: bookingOf(doctor, { petId: pet.id, ...more }) }, { as })
const refusedToBook = ({ doctor, pet }: Household, as: Person) =>
  server.refusal(booking.bookAppointment, { body: bookingOf(doctor, { petId: pet.id }) }, { as })

describe('booking for the pet of somebody else', () => {
  it.each(subsets(['book', 'pay', 'decide']).map((rights) => [rights.join(' ') || 'none', rights] as const))(
    'with the rights %s goes where book is among them, and the same for moving, cancelling and telling beforehand',
    async (_, rights) => {
      const home = await makeHousehold(server, rights)
      const { carer, owner, doctor, pet } = home
      const { id } = await bookAndPay(server, owner, doctor, { petId: pet.id, start: someStart.replace('T10', 'T14') })
      const params = { id }
      const answers = [
        await server.send(booking.bookAppointment, { body: bookingOf(doctor, { petId: pet.id }) }, { as: carer }),
        await server.send(intakeContract.writeIntake, { params, body: { complaint: 'cough', answers: {} } }, { as: carer }),
        await server.send(booking.rescheduleAppointment, { params, body: { start: later } }, { as: carer }),
        await server.send(booking.readCancellation, { params }, { as: carer }),
        await server.send(booking.cancelAppointment, { params, body: {} }, { as: carer }),
      ]
      const may = rights.includes('book')
      for (const answer of answers) {
        expect(answer.ok).toBe(may)
        if (!may) expect(await answer.json()).toMatchObject({ status: 403, code: 'missing_pet_right' })
      }
    },
  )

  it('is the owner’s visit, marked with who booked it; the owner is told and pays', async () => {
    const home = await makeHousehold(server, ['book'])
    const { carer, owner } = home
    const held = await book(home, carer)
    expect(held).toMatchObject({
      state: 'pending_payment',
      patient: { id: owner.userId },
      bookedBy: carer.name,
      care: ['see', 'book'],
    })
    expect(held.timeline).toMatchObject([{ verb: 'book', byName: carer.name }])
    expect(await noticesOf(owner)).toEqual([
      { kind: 'doneByCarer', data: { name: carer.name, pet: 'Biscuit', startsAt: someStart, did: 'booked' } },
    ])
    expect((await server.call(booking.readPatientSummary, {}, { as: owner })).toPay).toMatchObject([{ id: held.id }])
    expect((await server.call(booking.readPatientSummary, {}, { as: carer })).toPay).toEqual([])
  })

  it('is refused to whoever cares no more, for another pet, or not at all, as if the pet were not there', async () => {
    const home = await makeHousehold(server, ['book'])
    for (const as of [home.withdrawn, home.other, home.neighbour])
      expect(await refusedToBook(home, as)).toMatchObject({ status: 422, errors: [{ field: 'petId', code: 'unknown_pet' }] })
  })

  it('is refused with the next call once the care has ended, and what was booked before stays', async () => {
    const home = await makeHousehold(server, ['book'])
    const { carer, owner } = home
    const { id } = await book(home, carer)
    await server.call(carers.endCare, { params: { id: carer.carerId } }, { as: owner })
    expect(await server.refusal(booking.cancelAppointment, { params: { id }, body: {} }, { as: carer })).toMatchObject({
      status: 404,
    })
    expect(await refusedToBook(home, carer)).toMatchObject({ status: 422 })
    expect(await server.call(booking.readAppointment, { params: { id } }, { as: owner })).toMatchObject({
      state: 'pending_payment',
    })
  })

  it('is refused for a pet in the archive', async () => {
    const home = await makeHousehold(server, ['book'])
    await server.call(people.archivePet, { params: { id: home.pet.id } }, { as: home.owner })
    expect(await refusedToBook(home, home.carer)).toMatchObject({ status: 422, errors: [{ code: 'unknown_pet' }] })
  })

  it('uses up neither the owner’s unpaid times nor more than the carer’s own', async () => {
    const home = await makeHousehold(server, ['book'])
    const at = (half: number) => new Date(Date.parse(someStart) + half * 1_800_000).toISOString()
    for (let times = 0; times < maxUnpaid; times += 1) await book(home, home.carer, { start: at(times) })
    const body = bookingOf(home.doctor, { petId: home.pet.id, start: at(maxUnpaid) })
    expect(await server.refusal(booking.bookAppointment, { body }, { as: home.carer })).toMatchObject({ code: 'too_many_unpaid' })
    expect(await server.call(booking.bookAppointment, { body }, { as: home.owner })).toMatchObject({ state: 'pending_payment' })
  })
})

describe('a visit that a carer calls off', () => {
  it('gives the money back to who paid; the owner is told who moved and who cancelled it', async () => {
    const home = await makeHousehold(server, ['book'])
    const { carer, owner, doctor, pet } = home
    const { id } = await bookAndPay(server, owner, doctor, { petId: pet.id })
    const params = { id }
    await server.call(booking.rescheduleAppointment, { params, body: { start: later } }, { as: carer })
    const done = await server.call(booking.cancelAppointment, { params, body: { expectedRefund: 5000 } }, { as: carer })
    expect(done).toMatchObject({ state: 'cancelled', refunded: { amount: 5000 } })
    expect((await noticesOf(owner)).map(({ data }) => (data as { did: string }).did)).toEqual(['moved', 'cancelled'])
    server.clock.advance({ minutes: 5 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(0)
  })
})

describe('whom a carer can book for', () => {
  it('is named with whose it is, where the right is there', async () => {
    const listed = async (rights: readonly PetRight[]) => {
      const { carer } = await makeHousehold(server, rights)
      const subjects = await server.call(booking.listSubjects, {}, { as: carer })
      return subjects.filter(({ owner }) => owner !== null)
    }
    expect(await listed(['book'])).toMatchObject([{ kind: 'pet', name: 'Biscuit', owner: 'Ann Owner' }])
    expect(await listed([])).toEqual([])
  })

  it('is nobody for doctors and staff, whatever their rights', async () => {
    const home = await makeHousehold(server, [...chosenRights])
    const staff = await makeStaff(server, home.doctor)
    for (const as of [home.doctor, staff])
      expect(await server.refusal(booking.listSubjects, {}, { as })).toMatchObject({ code: 'wrong_role' })
  })
})
