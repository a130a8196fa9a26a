import type { MigrationList } from '#server/migrations/migration.ts'
import * as summaries from './0084-summaries.ts'
import * as summaryPapers from './0111-summary-papers.ts'

export const summariesMigrations: MigrationList = { '0084-summaries': summaries, '0111-summary-papers': summaryPapers }
