import type { MigrationList } from '#server/migrations/migration.ts'
import * as events from './0018-events.ts'

export const eventsMigrations: MigrationList = { '0018-events': events }
