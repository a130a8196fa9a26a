import { sql } from 'kysely'
import { fileAddress } from '#contract/files/address.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { rightsInCare } from '#server/modules/carers/index.ts'
import { selectAppointments } from './select-appointments.ts'

/** Visits with all that both parties see of them in lists; the details begin here too. */
export function selectCards(db: Reader) {
  return selectAppointments(db)
    .innerJoin('doctors', 'doctors.user_id', 'appointments.doctor_id')
    .leftJoin('availability', 'availability.doctor_id', 'appointments.doctor_id')
    .select([
      'appointments.ends_at',
      'appointments.fee',
      'appointments.currency',
      'appointments.hold_expires_at',
      'appointments.doctor_id',
      'patient.avatar as patient_avatar',
      'doctor.avatar as doctor_avatar',
      'doctors.kind',
      'doctors.speciality',
      sql<string>`coalesce(availability.time_zone, doctor.time_zone)`.as('doctor_zone'),
      'pets.picture_id as pet_picture',
    ])
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

/** As a party of the visit sees it; for others see `presentFor`. */
export function presentCard(row: CardRow): AppointmentCard {
  return {
    care: null,
    id: row.id,
    number: row.number,
    state: row.state,
    mode: row.mode,
    start: row.starts_at,
    end: row.ends_at,
    doctor: {
      id: row.doctor_id,
      name: row.doctor_name,
      avatar: row.doctor_avatar,
      kind: row.kind,
      speciality: row.speciality,
      timeZone: row.doctor_zone,
    },
    patient: { id: row.patient_id, name: row.patient_name, avatar: row.patient_avatar },
    subject:
      row.pet_id === null
        ? { kind: 'person', id: row.patient_id, name: row.patient_name, species: null, picture: row.patient_avatar }
        : {
            kind: 'pet',
            id: row.pet_id,
            name: row.pet_name ?? '',
            species: row.pet_species,
            picture: row.pet_picture && fileAddress(row.pet_picture),
          },
    bookedBy: row.booker_name,
    fee: { amount: row.fee, currency: row.currency },
    heldUntil: row.hold_expires_at,
  }
}

/** Presents visits as the caller sees them: with what a carer of the pet may do. The caller may see them all. */
export async function presentFor(db: Reader, actor: Actor): Promise<(row: CardRow) => AppointmentCard> {
  if (actor.role !== 'patient') return presentCard
  const inCare = await rightsInCare(db, actor.userId)
  return (row) => ({
    ...presentCard(row),
    care: row.patient_id === actor.userId || row.pet_id === null ? null : [...(inCare.get(row.pet_id) ?? [])],
  })
}
