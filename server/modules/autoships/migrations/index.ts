import type { MigrationList } from '#server/migrations/migration.ts'
import * as autoships from './0330-autoships.ts'

export const autoshipsMigrations: MigrationList = { '0330-autoships': autoships }
