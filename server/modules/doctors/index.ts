import type { Module } from '#server/kernel/module.ts'
import { doctorsEndpoints } from './endpoints.ts'
import { findByName } from './find-by-name.ts'
import { doctorsMigrations } from './migrations/index.ts'
import './tables.ts'

export { listPlaces } from './list-places.ts'
import { doctorsData } from './personal-data.ts'
export { listVoices } from './list-voices.ts'
export { readDoctorCards } from './search-doctors.ts'

/** Doctors as people look for them. */
export const doctorsModule: Module = {
  name: 'doctors',
  personalData: doctorsData,
  endpoints: doctorsEndpoints,
  search: findByName,
  migrations: doctorsMigrations,
}
