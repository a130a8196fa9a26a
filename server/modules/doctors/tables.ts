import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { DoctorKind, LicenceState } from '#contract/doctors/values.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { Generated, Instant, OptionalJson } from '#server/kernel/columns.ts'

export interface DoctorTable {
  /** Also the doctor's id. */
  user_id: string
  kind: DoctorKind
  speciality: SpecialityId
  licence_number: string
  licence_state: Generated<LicenceState>
  /** Why an administrator refused. */
  licence_reason: string | null
  /** The last day of the licence as it was checked, where it is known. */
  licence_expires_on: string | null
  /** That a veterinarian treats; `null`: those that are usual for the speciality. */
  species: PetSpecies[] | null
  /** ISO 639-1. */
  languages: Generated<string[]>
  biography: Generated<string>
  /** Minor units of `currency`; `null`: the doctor does not offer the mode. */
  video_fee: number | null
  clinic_fee: number | null
  currency: Generated<string>
  clinic_name: string | null
  clinic_address: OptionalJson<PostalAddress>
  latitude: number | null
  longitude: number | null
  awards: Generated<string[]>
  skills: Generated<string[]>
  experience_since: number | null
  /** Counts changes of the profile, so that none is written over another unseen. */
  version: Generated<number>
  /** Of all reviews, kept with each: the average is the sum by the count. */
  rating_sum: Generated<number>
  rating_count: Generated<number>
}

export interface ReviewTable {
  id: string
  appointment_id: string
  doctor_id: string
  patient_id: string
  rating: number
  words: Generated<string>
  created_at: Instant
}

export interface FavouriteDoctorTable {
  patient_id: string
  doctor_id: string
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    doctors: DoctorTable
    reviews: ReviewTable
    favourite_doctors: FavouriteDoctorTable
  }
}
