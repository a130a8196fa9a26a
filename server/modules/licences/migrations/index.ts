import type { MigrationList } from '#server/migrations/migration.ts'
import * as licences from './0260-licences.ts'

export const licencesMigrations: MigrationList = { '0260-licences': licences }
