import type { MigrationList } from '#server/migrations/migration.ts'
import * as savedCards from './0323-saved-cards.ts'

export const paymentMigrations: MigrationList = { '0323-saved-cards': savedCards }
