import type { Module } from '#server/kernel/module.ts'
import { summariesEndpoints } from './endpoints.ts'
import { summariesMigrations } from './migrations/index.ts'
import { summaryStanding } from './paper/standing.ts'
import './tables.ts'
import { summariesWords } from './words.ts'
import { summariesTimeline } from './timeline.ts'
import { summariesPushWords } from './push/words.ts'
import { summariesData } from './personal-data.ts'

export { latestShared } from './latest-shared.ts'

/** After-visit summaries: what a patient takes home. */
export const summariesModule: Module = {
  name: 'summaries',
  personalData: summariesData,
  endpoints: summariesEndpoints,
  migrations: summariesMigrations,
  papers: { summary: summaryStanding },
  words: summariesWords,
  pushWords: summariesPushWords,
  timeline: summariesTimeline,
}
