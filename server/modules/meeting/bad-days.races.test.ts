import { expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCall, makeWaiting } from './testing/make-call.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const ids = ['first', 'second', 'third', 'fourth', 'fifth'] as const

it.each(ids)(
  'cancelled and begun at the same moment: the visit is one of the two, and both sides are told the same (%s)',
  async () => {
    const { id, doctor, patient } = await makeWaiting(server)
    const params = { id }
    const [cancelled, started] = await Promise.all([
      server.send(booking.cancelAppointment, { params, body: { reason: 'Feeling better' } }, { as: patient }),
      server.send(booking.startAppointment, { params }, { as: doctor }),
    ])
    const { state } = await server.call(booking.readAppointment, { params }, { as: patient })
    expect([
      { state: 'cancelled', statuses: [200, 409] },
      { state: 'in_progress', statuses: [409, 200] },
    ]).toContainEqual({ state, statuses: [cancelled.status, started.status] })
    const rooms = await Promise.all([doctor, patient].map((as) => server.call(contract.readMeeting, { params }, { as })))
    expect(rooms.map(({ stage }) => stage)).toEqual(
      Array.from({ length: 2 }, () => (state === 'cancelled' ? 'not_booked' : 'call')),
    )
    const joined = await server.send(contract.joinMeeting, { params }, { as: patient })
    expect(joined.status).toBe(state === 'cancelled' ? 409 : 201)
  },
)

it('five windows that join at once are one connection, and the others are told', async () => {
  const { id, patient } = await makeCall(server)
  const answers = await Promise.all(ids.map(() => server.send(contract.joinMeeting, { params: { id } }, { as: patient })))
  const joined = await Promise.all(
    answers
      .filter(({ status }) => status === 201)
      .map(async (answer) => ((await answer.json()) as { self: { id: string } }).self.id),
  )
  const standings = await Promise.all(
    joined.map(async (connection) => {
      const named = { params: { id }, body: { connection } }
      return (await server.call(contract.renewPresence, named, { as: patient })).standing
    }),
  )
  expect(standings.filter((standing) => standing === 'current')).toHaveLength(1)
  expect(standings.filter((standing) => standing === 'taken_over')).toHaveLength(joined.length - 1)
})
