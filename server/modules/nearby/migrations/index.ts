import type { MigrationList } from '#server/migrations/migration.ts'
import * as nearby from './0180-nearby.ts'

export const nearbyMigrations: MigrationList = { '0180-nearby': nearby }
