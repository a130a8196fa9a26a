import type { MigrationList } from '#server/migrations/migration.ts'
import * as seeAs from './0312-see-as.ts'

export const seeAsMigrations: MigrationList = { '0312-see-as': seeAs }
