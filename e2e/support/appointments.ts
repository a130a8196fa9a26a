import { bookingContract } from '#contract/booking/contract.ts'
import { availabilityContract } from '#contract/booking/availability-contract.ts'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import type { SignedIn } from './accounts.ts'
import { call } from './platform.ts'

/** The zone of the journeys' browsers and patients. */
export const zone = 'America/New_York'
const day = 86_400_000

/** The calendar day of an instant in the journeys' zone. */
export const dayOf = (instant: number | string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(instant))

/**
 * A verified physician with free times by video within so many hours, who is nobody's demonstration account. Each journey names a
 * place of its own.
 */
export async function physician(place: number, hours = 24 * 14): Promise<DoctorCard> {
  const { items } = await call(doctorsContract.searchDoctors, {
    query: { kind: 'physician', mode: 'video', sort: 'fee', limit: 100, timeZone: zone },
  })
  const isSoon = ({ nextFree: [first] }: DoctorCard) =>
    first !== undefined && Date.parse(first.start) - Date.now() < hours * 3_600_000
  const doctors = items.filter((doctor) => doctor.timeZone !== zone && isSoon(doctor))
  const doctor = doctors[place]
  if (!doctor) throw new Error(`There is no physician at place ${place}`)
  return doctor
}

/** A verified veterinarian with free times by video soon, who treats the species. */
export async function veterinarian(species: 'dog' | 'cat'): Promise<DoctorCard> {
  const { items } = await call(doctorsContract.searchDoctors, {
    query: { kind: 'veterinarian', species, mode: 'video', sort: 'fee', limit: 100, timeZone: zone },
  })
  const doctor = items.find(({ timeZone, nextFree }) => timeZone !== zone && nextFree.length > 0)
  if (!doctor) throw new Error(`Nobody sees a ${species} by video soon`)
  return doctor
}

/** Free starts by video between so and so many days from now. */
export async function freeTimes(doctorId: string, fromDays: number, toDays: number): Promise<string[]> {
  const query = {
    from: dayOf(Date.now() + fromDays * day),
    to: dayOf(Date.now() + toDays * day),
    timeZone: zone,
    mode: 'video',
  } as const
  const { slots } = await call(bookingContract.listSlots, { params: { id: doctorId }, query })
  return slots.map(({ start }) => start)
}

/** Holds a time for the patient themselves, as the booking form does. */
export function hold(patient: SignedIn, doctorId: string, start: string): Promise<AppointmentDetails> {
  return call(
    bookingContract.bookAppointment,
    { body: { doctorId, petId: null, mode: 'video', start, reason: 'A cough for two weeks' } },
    { as: patient },
  )
}

/** A visit that is held and paid with the card that is always taken. */
export async function paidAppointment(patient: SignedIn, doctorId: string, start: string): Promise<AppointmentDetails> {
  const appointment = await hold(patient, doctorId, start)
  const { id } = await call(paymentsContract.payOrder, { params: { id: appointment.orderId! } }, { as: patient })
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: new Date().getUTCFullYear() + 3, cvc: '123' }
  await call(paymentsContract.confirmSandbox, { params: { id }, body: card }, { as: patient })
  return call(bookingContract.readAppointment, { params: { id: appointment.id } }, { as: patient })
}

const allDay = [{ from: '00:00', to: '24:00', modes: ['video' as const] }]

/** Opens a practice around the clock, in steps of five minutes and without notice; visits of the next hour are called off. */
export async function openAtOnce(doctor: SignedIn): Promise<void> {
  const { items } = await call(bookingContract.listDoctorAppointments, { query: { limit: 100 } }, { as: doctor })
  for (const { id, start, state } of items) {
    if (Date.parse(start) > Date.now() + 3_600_000) continue
    if (state === 'confirmed' || state === 'waiting' || state === 'pending_payment')
      await call(bookingContract.cancelAppointment, { params: { id }, body: {} }, { as: doctor })
    if (state === 'in_progress') await call(bookingContract.completeAppointment, { params: { id } }, { as: doctor })
  }
  const { version, timeZone, rules } = await call(availabilityContract.readAvailability, {}, { as: doctor })
  const body = {
    version,
    timeZone,
    hours: [allDay, allDay, allDay, allDay, allDay, allDay, allDay] as const,
    rules: { ...rules, slotMinutes: 5, bufferBefore: 0, bufferAfter: 0, minimumNotice: 0, dailyLimit: null },
  }
  await call(availabilityContract.writeAvailability, { body: { ...body, hours: [...body.hours] } }, { as: doctor })
}
