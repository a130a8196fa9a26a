import type { Module } from '#server/kernel/module.ts'
import { recordChanges } from './access/record-topic.ts'
import { earliestFact } from './entries/earliest-fact.ts'
import { recordsEndpoints } from './endpoints.ts'
import { recordsMigrations } from './migrations/index.ts'
import './tables.ts'
import { seedRecords } from './seed/seed-records.ts'
import './timeline/provider.ts'
import { recordsPushWords } from './push/words.ts'
import { recordsWords } from './words.ts'
import { recordsData } from './personal-data.ts'

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
export { listAllergens } from './entries/allergens.ts'
export { vaccinationsDue, type DueVaccination } from './entries/vaccinations-due.ts'
export { keptEntries, type KeptEntry } from './entries/kept-entries.ts'
export { takeIn, type ToldFacts } from './entries/take-in.ts'
export { factsOfVisit, type PaperFacts } from './paper-facts.ts'
export { findSubject, ofSubject, type Subject } from './subjects.ts'
export { recordChanged } from './access/record-changes.ts'
export { lookedAt, auditOf } from './access/looked-at.ts'
export { narrowedTo } from './timeline/narrowed.ts'
export type { TimelineProvider, TimelineWanted } from './timeline/provider.ts'

/** One record for each person and pet: entries, timeline, documents, and who looked. */
export const recordsModule: Module = {
  name: 'records',
  personalData: recordsData,
  endpoints: recordsEndpoints,
  migrations: recordsMigrations,
  seed: seedRecords,
  words: recordsWords,
  pushWords: recordsPushWords,
  topics: [recordChanges],
  earliestFact,
}
