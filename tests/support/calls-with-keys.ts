import { bookingContract as booking } from '#contract/booking/contract.ts'
import { bookAndPay, bookingOf, openPractice, someStart } from '../booking/practice.ts'
import { fixturesOfCapabilities, type Fixtures } from './fixtures.ts'
import { signIn } from './people.ts'
import type { TestServer } from './server.ts'

async function paidAppointment(server: TestServer) {
  const practice = await openPractice(server)
  const appointment = await bookAndPay(server, practice.patient, practice.doctor)
  return { ...practice, params: { id: appointment.id } }
}

/** A visit's start and a quarter of an hour after it, when each may say that the other did not come. */
const due = someStart
const missed = '2026-03-04T10:15:00.000Z'

type Keyed = NonNullable<Fixtures['keyed']>

const common: Keyed = {
  'POST /appointments': async (server) => {
    const { patient, doctor } = await openPractice(server)
    return { as: patient, input: { body: bookingOf(doctor) } }
  },
  'POST /appointments/{id}/cancel': async (server) => {
    const { patient, params } = await paidAppointment(server)
    return { as: patient, input: { params, body: { reason: 'Well again' } } }
  },
  'POST /appointments/{id}/reschedule': async (server) => {
    const { patient, params } = await paidAppointment(server)
    return { as: patient, input: { params, body: { start: '2026-03-05T11:00:00.000Z' } } }
  },
  'POST /appointments/{id}/patient-absent': async (server) => {
    const { doctor, params } = await paidAppointment(server)
    server.clock.set(missed)
    return { as: await signIn(server, doctor), input: { params } }
  },
  'POST /appointments/{id}/doctor-absent': async (server) => {
    const { patient, params } = await paidAppointment(server)
    server.clock.set(due)
    await server.call(booking.checkIn, { params }, { as: await signIn(server, patient) })
    server.clock.set(missed)
    return { as: await signIn(server, patient), input: { params } }
  },
  'POST /orders/{id}/payment': async (server) => {
    const { patient, doctor } = await openPractice(server)
    const { orderId } = await server.call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    return { as: patient, input: { params: { id: orderId } } }
  },
}

/** How each call that takes an `Idempotency-Key` is made ready; capabilities say it of their own (`testing/fixtures.ts`). */
export const callsWithKeys: Keyed = Object.assign({}, common, ...fixturesOfCapabilities.map(({ keyed }) => keyed))
