import type { Module } from '#server/kernel/module.ts'
import { carersEndpoints } from './endpoints.ts'
import { carersMigrations } from './migrations/index.ts'
import { maySeePetPicture } from './picture-reader.ts'
import { seedCarers } from './seed.ts'
import { sweepCarerInvitations } from './sweep.ts'
import './tables.ts'
import { carersWords } from './words.ts'
import { carersData } from './personal-data.ts'

export { carersOf, holdRight, mayForPet, missingPetRight, petsInCareOf, rightsInCare } from './may-for-pet.ts'

/** Who cares for a pet beside its owner: invitations and rights. What a right lets somebody do, the capabilities ask here (`mayForPet`). */
export const carersModule: Module = {
  name: 'carers',
  personalData: carersData,
  endpoints: carersEndpoints,
  migrations: carersMigrations,
  jobs: [sweepCarerInvitations],
  seed: seedCarers,
  words: carersWords,
  fileReaders: { petPicture: maySeePetPicture },
}
