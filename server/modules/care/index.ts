import type { Module } from '#server/kernel/module.ts'
import { careEndpoints } from './endpoints.ts'
import { careMigrations } from './migrations/index.ts'
import { carePushWords } from './push/words.ts'
import { sendCareReminders } from './reminders/send-reminders.ts'
import { tellVaccinations } from './reminders/tell-vaccinations.ts'
import { seedCare } from './seed/seed-care.ts'
import './tables.ts'
import { careTimeline } from './timeline.ts'
import { careWords } from './words.ts'
import { careData } from './personal-data.ts'

/** Care plans: what a doctor sets, all who care tick, and no dose is given twice. */
export const careModule: Module = {
  name: 'care',
  personalData: careData,
  endpoints: careEndpoints,
  migrations: careMigrations,
  jobs: [sendCareReminders, tellVaccinations],
  seed: seedCare,
  words: careWords,
  pushWords: carePushWords,
  timeline: careTimeline,
}
