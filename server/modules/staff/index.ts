import type { Module } from '#server/kernel/module.ts'
import { staffEndpoints } from './endpoints.ts'
import { staffMigrations } from './migrations/index.ts'
import { practiceRelationships } from './relationships.ts'
import { sweepInvitations } from './sweep.ts'
import './tables.ts'
import { staffWords } from './words.ts'
import { staffData } from './personal-data.ts'

export { doctorsOfStaff, staffOfDoctors } from './practice.ts'

/** Who works for a doctor: invitations, rights, suspension. */
export const staffModule: Module = {
  name: 'staff',
  personalData: staffData,
  endpoints: staffEndpoints,
  relationships: practiceRelationships,
  jobs: [sweepInvitations],
  words: staffWords,
  migrations: staffMigrations,
}
