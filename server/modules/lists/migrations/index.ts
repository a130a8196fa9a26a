import type { MigrationList } from '#server/migrations/migration.ts'
import * as referenceLists from './0200-reference-lists.ts'

export const listsMigrations: MigrationList = { '0200-reference-lists': referenceLists }
