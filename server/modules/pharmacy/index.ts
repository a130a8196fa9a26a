import type { Module } from '#server/kernel/module.ts'
import { pharmacyEndpoints } from './endpoints.ts'
import { forgetImports } from './import/apply-import.ts'
import { pharmacyMigrations } from './migrations/index.ts'
import { pharmacyPhones } from './profile/stored-phones.ts'
import './tables.ts'
import { pharmacyData } from './personal-data.ts'

/** A pharmacy's own desk: its details, its catalogue, and the orders that it works on. */
export const pharmacyModule: Module = {
  name: 'pharmacy',
  personalData: pharmacyData,
  endpoints: pharmacyEndpoints,
  migrations: pharmacyMigrations,
  jobs: [forgetImports],
  storedPhones: [pharmacyPhones],
}
