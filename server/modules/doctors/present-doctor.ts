import { sql, type Selectable } from 'kysely'
import type { DoctorCard, PricedSlot, Slot } from '#contract/doctors/schemas.ts'
import { usualSpecies } from '#contract/doctors/treated.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { feeInMode } from '#server/modules/booking/index.ts'
import type { DoctorTable } from './tables.ts'

/** The columns that a doctor is shown by. */
const faceColumns = [
  'doctors.user_id',
  'doctors.kind',
  'doctors.speciality',
  'doctors.species',
  'doctors.languages',
  'doctors.video_fee',
  'doctors.clinic_fee',
  'doctors.currency',
  'doctors.clinic_name',
  'doctors.clinic_address',
  'doctors.latitude',
  'doctors.longitude',
  'doctors.rating_sum',
  'doctors.rating_count',
] as const

type FaceColumn = (typeof faceColumns)[number] extends `doctors.${infer Column}` ? Column : never

export type FaceRow = Pick<Selectable<DoctorTable>, FaceColumn & keyof DoctorTable> & {
  readonly name: string
  readonly avatar: string | null
  readonly time_zone: string
}

/** Doctors with all that they are shown by. */
export function selectFaces(db: Reader) {
  return db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .leftJoin('availability', 'availability.doctor_id', 'doctors.user_id')
    .select(faceColumns)
    .select(['users.name', 'users.avatar', sql<string>`coalesce(availability.time_zone, users.time_zone)`.as('time_zone')])
}

export function presentFace(row: FaceRow): Omit<DoctorCard, 'distance' | 'nextFree'> {
  const fee = (mode: AppointmentMode) => {
    const amount = feeInMode(row, mode)
    return amount === null ? null : { amount, currency: row.currency }
  }
  return {
    id: row.user_id,
    name: row.name,
    avatar: row.avatar,
    kind: row.kind,
    speciality: row.speciality,
    species: [...(row.species ?? usualSpecies(row.speciality))],
    languages: row.languages,
    fees: { video: fee('video'), clinic: fee('clinic') },
    rating: { average: averageOf(row.rating_sum, row.rating_count), count: row.rating_count },
    clinic:
      row.clinic_name === null && row.clinic_address === null
        ? null
        : { name: row.clinic_name, address: row.clinic_address, latitude: row.latitude, longitude: row.longitude },
    timeZone: row.time_zone,
  }
}

/** A doctor in a list. @param mode the only one that the slots are offered in; without it each is offered in its first */
export function presentCard(
  row: FaceRow & { readonly distance: number | null },
  slots: readonly Slot[],
  mode?: AppointmentMode,
): DoctorCard {
  return {
    ...presentFace(row),
    distance: row.distance === null ? null : Math.round(row.distance * 10) / 10,
    nextFree: slots.flatMap((slot) => priced(slot, row, mode)),
  }
}

/** None when the doctor has just stopped to offer the mode: nothing is shown without its price. */
function priced(slot: Slot, row: FaceRow, asked: AppointmentMode | undefined): PricedSlot[] {
  const mode = asked ?? slot.modes[0]
  const amount = mode === undefined ? null : feeInMode(row, mode)
  return mode === undefined || amount === null ? [] : [{ ...slot, mode, price: { amount, currency: row.currency } }]
}

/** With one decimal place; `null` before the first review. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10
}
