import type { MigrationList } from '#server/migrations/migration.ts'
import * as summaries from './0084-summaries.ts'

export const summariesMigrations: MigrationList = { '0084-summaries': summaries }
