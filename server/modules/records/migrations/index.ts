import type { MigrationList } from '#server/migrations/migration.ts'
import * as records from './0093-records.ts'
import * as vaccinationsOfPets from './0094-vaccinations-of-pets.ts'
import * as vaccinationsDue from './0250-vaccinations-due.ts'

export const recordsMigrations: MigrationList = {
  '0093-records': records,
  '0094-vaccinations-of-pets': vaccinationsOfPets,
  '0250-vaccinations-due': vaccinationsDue,
}
