import type { Insertable } from 'kysely'
import type { BookingBody } from '#contract/booking/schemas.ts'
import { holdMinutes } from '#contract/booking/rules.ts'
import { usualSpecies } from '#contract/doctors/treated.ts'
import { seenBy } from '#contract/doctors/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { holdRight } from '#server/modules/carers/index.ts'
import { placeOrder } from '#server/modules/orders/index.ts'
import { takeVisit } from '#server/modules/plans/index.ts'
import { feeInMode } from '../fee-in-mode.ts'
import type { AppointmentTable } from '../tables.ts'
import { bookableDoctor, type BookableDoctor } from './bookable-doctor.ts'
import { reserveSlot } from './reserve-slot.ts'
import { withBookingConflicts } from './booking-conflict.ts'
import { recordChange } from './change-appointment.ts'
import { confirmAppointment } from './confirm-appointment.ts'
import { limitUnpaid } from './limit-unpaid.ts'
import type { AppointmentRow } from './lock-appointment.ts'
import { tellOfCarer } from './tell-of-carer.ts'

/**
 * Holds a free slot for 15 minutes with an order to pay, or confirms at once what costs nothing. The fee is the doctor's own.
 * Answers the visit's id.
 * @throws Refusal 409 `slot_taken`, `patient_busy` or `too_many_unpaid`; 422 for a doctor, pet or mode that cannot be.
 */
export async function bookAppointment(platform: Platform, actor: Actor, input: BookingBody): Promise<string> {
  return withBookingConflicts(platform.transact((work) => hold(platform, work, actor, input)))
}

async function hold(platform: Platform, work: Work, actor: Actor, input: BookingBody): Promise<string> {
  const doctor = await bookableDoctor(work, input.doctorId)
  const patientId = await mustBeSeenBy(work, actor, doctor, input.petId)
  const fee = feeInMode(doctor, input.mode)
  if (fee === null) throw invalid('mode', 'mode_not_offered', 'This doctor does not offer visits of this kind')
  if (fee > 0) await limitUnpaid(platform, work, actor.userId)

  const start = Date.parse(input.start)
  const time = await reserveSlot(platform, work, { doctorId: input.doctorId, patientId, start, mode: input.mode })
  const now = platform.clock.now()
  const held = await insertWithFreshNumber(platform, work, {
    id: platform.ids.next(),
    patient_id: patientId,
    booked_by: patientId === actor.userId ? null : actor.userId,
    pet_id: input.petId,
    doctor_id: input.doctorId,
    mode: input.mode,
    state: 'pending_payment',
    ...time,
    reason: input.reason,
    fee,
    currency: doctor.currency,
    hold_expires_at: new Date(now.getTime() + holdMinutes * 60_000).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  })
  await recordChange(platform, work, held, { verb: 'book', by: 'patient', actorId: actor.userId })
  const isIncluded =
    patientId === actor.userId &&
    (await takeVisit(platform, work, {
      userId: patientId,
      appointmentId: held.id,
      mode: input.mode,
      forPet: input.petId !== null,
      fee,
    }))
  const order = await placeOrder(platform, work, {
    kind: 'appointment',
    // Whoever pays takes the order over.
    buyerId: patientId,
    sellerId: input.doctorId,
    subject: { kind: 'appointment', id: held.id },
    lines: [
      {
        subject: { kind: 'visit', mode: input.mode },
        record: { kind: 'appointment', id: held.id },
        quantity: 1,
        unitPrice: fee,
        covered: isIncluded ? fee : 0,
      },
    ],
    currency: doctor.currency,
  })
  await tellOfCarer(work, actor.userId, held, 'booked')
  if (order.paymentState === 'paid') await confirmAppointment(platform, work, held)
  return held.id
}

/**
 * Vets see pets of the species they treat, physicians the patient (domain, Doctor). Answers whose visit it is: the caller's, or that of the
 * owner for whom they book as a carer.
 */
async function mustBeSeenBy(work: Work, actor: Actor, doctor: BookableDoctor, petId: string | null): Promise<string> {
  const { kind } = doctor
  const pet = petId === null ? null : await bookablePet(work, actor, petId)
  const subject = petId === null ? 'person' : 'pet'
  if (seenBy[kind] !== subject) {
    throw subject === 'pet'
      ? invalid('petId', 'physician_sees_persons', 'A physician does not see pets')
      : invalid('petId', 'veterinarian_sees_pets', 'Choose the pet that the visit is for')
  }
  if (pet && !(doctor.species ?? usualSpecies(doctor.speciality)).includes(pet.species)) {
    throw invalid('petId', 'species_not_treated', 'This veterinarian does not treat animals of this species')
  }
  return pet?.owner_id ?? actor.userId
}

async function bookablePet(work: Work, actor: Actor, petId: string) {
  const unknown = () => invalid('petId', 'unknown_pet', 'You have no such pet')
  await holdRight(work, actor, { petId, right: 'book' }, unknown)
  const pet = await work.db
    .selectFrom('pets')
    .select(['species', 'owner_id'])
    .where('id', '=', petId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!pet) throw unknown()
  return pet
}

type NewAppointment = Omit<Parameters<typeof insertRow>[1], 'number'>

/** Numbers are drawn, so that they tell nobody how many visits there are; a number drawn twice is drawn again. */
async function insertWithFreshNumber(platform: Platform, work: Work, row: NewAppointment): Promise<AppointmentRow> {
  for (;;) {
    const digits = platform.secrets.code(10)
    const inserted = await insertRow(work, { ...row, number: `V-${digits.slice(0, 5)}-${digits.slice(5)}` })
    if (inserted) return inserted
  }
}

function insertRow(work: Work, row: Insertable<AppointmentTable>): Promise<AppointmentRow | undefined> {
  return work.db
    .insertInto('appointments')
    .values(row)
    .onConflict((clash) => clash.column('number').doNothing())
    .returningAll()
    .executeTakeFirst()
}
