import type { MigrationList } from '#server/migrations/migration.ts'
import * as carers from './0070-carers.ts'

export const carersMigrations: MigrationList = { '0070-carers': carers }
