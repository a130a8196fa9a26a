import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { carersContract as carers } from '#contract/carers/contract.ts'
import { bookingOf } from '../../../tests/booking/practice.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { carerLink, makeCare } from './testing/make-carer.ts'
import { makeHousehold } from './testing/pet-visit.ts'

const server = await createTestServer()

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('on many connections', () => {
  it('what a carer books as they are withdrawn is booked before or refused, never after', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { doctor, owner, pet, carer } = await makeHousehold(server, ['book'])
      const at = (half: number) => new Date(Date.parse('2026-03-04T10:00:00.000Z') + half * 1_800_000).toISOString()
      const [, ...answers] = await Promise.all([
        server.call(carers.endCare, { params: { id: carer.carerId } }, { as: owner }),
        ...[0, 1, 2].map((half) =>
          server.send(booking.bookAppointment, { body: bookingOf(doctor, { petId: pet.id, start: at(half) }) }, { as: carer }),
        ),
      ])
      // Booked, then read by who no longer may: the booking stands all the same, and is the owner's.
      for (const { status } of answers) expect([201, 404, 422]).toContain(status)
      const booked = await server.db
        .selectFrom('appointments')
        .select(['patient_id', 'booked_by'])
        .where('pet_id', '=', pet.id)
        .execute()
      expect(booked).toHaveLength(answers.filter(({ status }) => status !== 422).length)
      for (const visit of booked) expect(visit).toEqual({ patient_id: owner.userId, booked_by: carer.userId })
      const refusedLater = await server.refusal(
        booking.bookAppointment,
        { body: bookingOf(doctor, { petId: pet.id, start: at(6) }) },
        { as: carer },
      )
      expect(refusedLater).toMatchObject({ status: 422, errors: [{ code: 'unknown_pet' }] })
    }
  })

  it('of ten acceptances of one invitation one makes a carer', async () => {
    const { owner, pet } = await makeCare(server)
    const email = 'sitter@example.test'
    await server.call(carers.inviteCarer, { params: { id: pet.id }, body: { email, rights: [] } }, { as: owner })
    const token = await carerLink(server, email)
    const people = await many(10, () => makePatient(server))
    const answers = await many(10, (index) =>
      server.send(carers.acceptCarerInvitation, { body: { token } }, { as: people[index]! }),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 404)])
    expect((await server.call(carers.listCarers, { params: { id: pet.id } }, { as: owner })).carers).toHaveLength(2)
  })

  it('of an acceptance and a withdrawal of the invitation one is done', async () => {
    const { owner, pet } = await makeCare(server)
    const email = 'sitter@example.test'
    const { id } = await server.call(carers.inviteCarer, { params: { id: pet.id }, body: { email, rights: [] } }, { as: owner })
    const token = await carerLink(server, email)
    const [accepted, withdrawn] = await Promise.all([
      server.send(carers.acceptCarerInvitation, { body: { token } }, { as: await makePatient(server) }),
      server.send(carers.withdrawCarerInvitation, { params: { id } }, { as: owner }),
    ])
    expect([
      [201, 404],
      [404, 204],
    ]).toContainEqual([accepted.status, withdrawn.status])
  })

  it('invitations at once are never more than a pet can have', async () => {
    const { owner, pet } = await makeCare(server)
    const send = (index: number) =>
      server.send(
        carers.inviteCarer,
        { params: { id: pet.id }, body: { email: `sitter-${index}@example.test`, rights: [] } },
        { as: owner },
      )
    const answers = await many(12, send)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
  })
})
