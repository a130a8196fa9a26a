import type { MigrationList } from '#server/migrations/migration.ts'
import * as profileVersions from './0069-profile-versions.ts'

export const doctorsMigrations: MigrationList = { '0069-profile-versions': profileVersions }
