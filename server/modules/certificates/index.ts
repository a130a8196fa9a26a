import type { Module } from '#server/kernel/module.ts'
import { certificatesEndpoints } from './endpoints.ts'
import { certificatesMigrations } from './migrations/index.ts'
import { certificateStanding } from './paper/standing.ts'
import { certificatesPushWords } from './push/words.ts'
import { seedCertificates } from './seed/seed-certificates.ts'
import './tables.ts'
import { certificateTimeline } from './timeline.ts'
import { certificatesWords } from './words.ts'
import { certificatesData } from './personal-data.ts'

/** Certificates: sick leave, fitness, travel of animals, vaccinations. */
export const certificatesModule: Module = {
  name: 'certificates',
  personalData: certificatesData,
  endpoints: certificatesEndpoints,
  migrations: certificatesMigrations,
  seed: seedCertificates,
  words: certificatesWords,
  pushWords: certificatesPushWords,
  papers: { certificate: certificateStanding },
  timeline: certificateTimeline,
}
