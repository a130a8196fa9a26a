import type { Module } from '#server/kernel/module.ts'
import { recordsMigrations } from './migrations/index.ts'
import './tables.ts'
import './timeline/provider.ts'

export { openRecord, type OpenedRecord } from './access/open-record.ts'
export {
  allergiesOf,
  conditionsOf,
  medicationsOf,
  vaccinationsOf,
  type CurrentAllergy,
  type CurrentCondition,
  type CurrentMedication,
  type CurrentVaccination,
} from './entries/current.ts'
export { findSubject, ofSubject, type Subject } from './subjects.ts'
export type { TimelineProvider, TimelineWanted } from './timeline/provider.ts'

/** One record for each person and pet: entries, timeline, documents, and who looked. */
export const recordsModule: Module = {
  name: 'records',
  endpoints: [],
  migrations: recordsMigrations,
}
