import { bookingCalls } from '#contract/booking/calls.ts'
import type { AppointmentCard, AppointmentDetails, PatientSummary } from '#contract/booking/schemas.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import type { Invoice } from '#contract/orders/schemas.ts'
import { paths } from '#shared/paths.ts'
import { firstId, type Read } from './screen.ts'

/** The visit that waits for the patient's payment. */
export async function appointmentToPay(read: Read): Promise<string> {
  const { toPay } = (await read(bookingCalls.readPatientSummary)) as PatientSummary
  return toPay[0]!.id
}

/** Where the patient booked their next visit, or the one that waits to be paid: the doctor's page with that very time chosen. */
export async function bookedTime(read: Read, which: 'next' | 'toPay'): Promise<string> {
  const { next, toPay } = (await read(bookingCalls.readPatientSummary)) as PatientSummary
  const appointment = which === 'next' ? next : toPay[0]
  if (!appointment) throw new Error('There is no such visit: the story has nothing to show')
  return paths.viewDoctorDetails.link({ id: appointment.doctor.id, mode: appointment.mode, start: appointment.start })
}

/** The first of the visits that are ahead of the patient. */
export async function nextAppointment(read: Read): Promise<string> {
  return firstId(await read(bookingCalls.listAppointments))
}

/** The latest of the visits whose time has passed. */
export async function latestAppointment(read: Read): Promise<string> {
  return firstId(await read(bookingCalls.listAppointments, { query: { tab: 'past' } }))
}

/** The first of the patient's cancelled visits. */
export async function cancelledAppointment(read: Read): Promise<string> {
  return firstId(await read(bookingCalls.listAppointments, { query: { tab: 'cancelled' } }))
}

/** The patient's visit that somebody did not come to. */
export async function missedAppointment(read: Read): Promise<string> {
  const { items } = (await read(bookingCalls.listAppointments, { query: { tab: 'past' } })) as { items: AppointmentCard[] }
  return items.find(({ state }) => state === 'no_show')!.id
}

/** The latest of the patient's finished visits to the doctor whom stories have. */
export async function finishedVisitOf(read: Read, doctor: 'doctor'): Promise<string> {
  const past = async (call: Parameters<Read>[0], as: 'patient' | 'doctor') =>
    ((await read(call, { query: { tab: 'past', limit: '100' }, as })) as { items: AppointmentCard[] }).items
  const own = await past(bookingCalls.listDoctorAppointments, doctor)
  const visit = (await past(bookingCalls.listAppointments, 'patient')).find(
    ({ id, state }) => state === 'completed' && own.some((each) => each.id === id),
  )
  if (!visit) throw new Error('They have no finished visit: the story has nothing to show')
  return visit.id
}

/** The latest of the patient's visits with a pet that is over. */
export async function finishedPetVisit(read: Read): Promise<string> {
  const { items } = (await read(bookingCalls.listAppointments, { query: { tab: 'past' } })) as { items: AppointmentCard[] }
  return items.find(({ subject, state }) => subject.kind === 'pet' && state === 'completed')!.id
}

/** The credit note of an order that was paid back. */
export async function creditNoteOf(read: Read, orderId: string): Promise<string> {
  const { creditNotes } = (await read(orderCalls.readInvoice, { params: { id: orderId } })) as Invoice
  return creditNotes[0]!.id
}

/** The order that a visit of the patient's is paid by. */
export async function orderOf(read: Read, visitId: string): Promise<string> {
  const { orderId } = (await read(bookingCalls.readAppointment, { params: { id: visitId } })) as AppointmentDetails
  if (orderId === null) throw new Error('The visit has no order: the story has nothing to show')
  return orderId
}

/** The latest of the practice's orders of a kind: finished or under way, by how their money stands. */
export async function practiceOrder(read: Read, query: Partial<Record<'tab' | 'payment', string>> = {}): Promise<string> {
  return firstId(await read(orderCalls.listPracticeOrders, { query }))
}

/** An id that no record has. */
export const nobodysId = '01900000-0000-7000-8000-000000000000'
