import { bookingContract as booking } from '#contract/booking/contract.ts'
import { bookAndPay, bookingOf, openPractice, someStart } from '../booking/practice.ts'
import { draft } from '../../server/modules/events/testing/make-event.ts'
import { makePatient, signIn, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** Everything made so that the call can be made, once. */
export interface Prepared {
  readonly as: Person
  readonly input: { readonly params?: Record<string, unknown>; readonly body?: unknown }
}

async function paidVisit(server: TestServer) {
  const practice = await openPractice(server)
  const visit = await bookAndPay(server, practice.patient, practice.doctor)
  return { ...practice, params: { id: visit.id } }
}

/** A visit's start and a quarter of an hour after it, when each may say that the other did not come. */
const due = someStart
const missed = '2026-03-04T10:15:00.000Z'

/** How each call that takes an `Idempotency-Key` is made ready, by method and path. One that is missing fails the test. */
export const callsWithKeys: Readonly<Record<string, (server: TestServer) => Promise<Prepared>>> = {
  'POST /appointments': async (server) => {
    const { patient, doctor } = await openPractice(server)
    return { as: patient, input: { body: bookingOf(doctor) } }
  },
  'POST /appointments/{id}/cancel': async (server) => {
    const { patient, params } = await paidVisit(server)
    return { as: patient, input: { params, body: { reason: 'Well again' } } }
  },
  'POST /appointments/{id}/reschedule': async (server) => {
    const { patient, params } = await paidVisit(server)
    return { as: patient, input: { params, body: { start: '2026-03-05T11:00:00.000Z' } } }
  },
  'POST /appointments/{id}/patient-absent': async (server) => {
    const { doctor, params } = await paidVisit(server)
    server.clock.set(missed)
    return { as: await signIn(server, doctor), input: { params } }
  },
  'POST /appointments/{id}/doctor-absent': async (server) => {
    const { patient, params } = await paidVisit(server)
    server.clock.set(due)
    await server.call(booking.checkIn, { params }, { as: await signIn(server, patient) })
    server.clock.set(missed)
    return { as: await signIn(server, patient), input: { params } }
  },
  'POST /events': async (server) => ({ as: await makePatient(server), input: { body: draft() } }),
  'POST /orders/{id}/payment': async (server) => {
    const { patient, doctor } = await openPractice(server)
    const { orderId } = await server.call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    return { as: patient, input: { params: { id: orderId } } }
  },
}
