import type { MigrationList } from '#server/migrations/migration.ts'
import * as trackers from './0181-trackers.ts'

export const trackersMigrations: MigrationList = { '0181-trackers': trackers }
