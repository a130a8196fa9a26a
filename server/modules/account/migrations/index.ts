import type { MigrationList } from '#server/migrations/migration.ts'
import * as phoneReviews from './0440-phone-reviews.ts'

export const accountMigrations: MigrationList = { '0440-phone-reviews': phoneReviews }
