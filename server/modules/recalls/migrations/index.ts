import type { MigrationList } from '#server/migrations/migration.ts'
import * as recalls from './0331-recalls.ts'

export const recallsMigrations: MigrationList = { '0331-recalls': recalls }
