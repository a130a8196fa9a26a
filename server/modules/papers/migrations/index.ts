import type { MigrationList } from '#server/migrations/migration.ts'
import * as papers from './0109-papers.ts'

export const papersMigrations: MigrationList = { '0109-papers': papers }
