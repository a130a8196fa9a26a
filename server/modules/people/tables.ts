import type { z } from 'zod'
import type { emergencyContact, petVaccination, petWeight, Pet, PatientProfile } from '#contract/people/schemas.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { DefaultedJson, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

interface PatientTable {
  user_id: string
  birth_date: string | null
  sex: PatientProfile['sex']
  blood_group: PatientProfile['bloodGroup']
  height_millimetres: number | null
  weight_grams: number | null
  address: Json<PostalAddress> | null
  emergency_contact: Json<z.infer<typeof emergencyContact>> | null
}

interface PetTable {
  id: string
  owner_id: string
  name: string
  species: Pet['species']
  breed: string | null
  sex: Pet['sex'] | null
  neutered: boolean | null
  birth_date: string | null
  microchip: string | null
  picture_id: string | null
  weights: DefaultedJson<z.infer<typeof petWeight>[]>
  vaccinations: DefaultedJson<z.infer<typeof petVaccination>[]>
  created_at: Instant
  archived_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    patients: PatientTable
    pets: PetTable
  }
}
