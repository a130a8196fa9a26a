import type { Module } from '#server/kernel/module.ts'
import { prescriptionCards } from './chat-cards.ts'
import { recheckHousehold, recheckPrescriptions } from './conflicts/recheck-prescriptions.ts'
import { prescriptionsEndpoints } from './endpoints.ts'
import { expirePrescriptions } from './issued/expire-prescriptions.ts'
import { remindRefills } from './issued/remind-refills.ts'
import { prescriptionsMigrations } from './migrations/index.ts'
import { prescriptionStanding } from './paper/standing.ts'
import { prescriptionsPushWords } from './push/words.ts'
import { seedPrescriptions } from './seed/seed-prescriptions.ts'
import './tables.ts'
import { prescriptionTimeline } from './timeline.ts'
import { prescriptionsWords } from './words.ts'
import { prescriptionsData } from './personal-data.ts'

export { assertDispensable, assertHandOver, isLineOnHold, wasStopped } from './conflicts/assert-dispensable.ts'
export { findConflicts } from './conflicts/find-conflicts.ts'
export { prescriptionsOnHold } from './conflicts/list-alarms.ts'
export { presentConflicts } from './conflicts/present-conflicts.ts'
export {
  fillablePrescription,
  fillLine,
  fillsOfMedicine,
  mayOrder,
  type FillableLine,
  type FillablePrescription,
} from './fills/for-pharmacies.ts'
export { presentedLine } from './lines.ts'
export { readPaperFor } from './paper/read-paper.ts'
export { prescriptionsOf, prescriptionsOfVisit, type KeptPrescription } from './read/of-subject.ts'

/** Prescriptions: drafts, checks, what was issued, and what of it was given. */
export const prescriptionsModule: Module = {
  name: 'prescriptions',
  personalData: prescriptionsData,
  endpoints: prescriptionsEndpoints,
  migrations: prescriptionsMigrations,
  jobs: [expirePrescriptions, remindRefills],
  seed: seedPrescriptions,
  words: prescriptionsWords,
  pushWords: prescriptionsPushWords,
  papers: { prescription: prescriptionStanding },
  timeline: prescriptionTimeline,
  cards: prescriptionCards,
  recordChanged: recheckPrescriptions,
  householdChanged: recheckHousehold,
}
