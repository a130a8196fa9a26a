import type { Module } from '#server/kernel/module.ts'
import { earliestObservation } from './current.ts'
import { keepBody } from './body/keep-body.ts'
import { observationsEndpoints } from './endpoints.ts'
import { observationsMigrations } from './migrations/index.ts'
import { seedObservations } from './seed/seed-observations.ts'
import './tables.ts'
import { observationsTimeline } from './timeline.ts'
import { observationsData } from './personal-data.ts'

export { latestWeight, observationsOf, type CurrentObservation } from './current.ts'
export { writeObservation, type Said } from './keeping/editions.ts'
export { takeInObservations, type BroughtObservation } from './keeping/take-in.ts'

/** What is measured of people and pets over time, and what is usual. */
export const observationsModule: Module = {
  name: 'observations',
  personalData: observationsData,
  endpoints: observationsEndpoints,
  migrations: observationsMigrations,
  seed: seedObservations,
  timeline: observationsTimeline,
  body: keepBody,
  earliestFact: earliestObservation,
}
