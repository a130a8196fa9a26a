import type { MigrationList } from '#server/migrations/migration.ts'
import * as savedCards from './0323-saved-cards.ts'
import * as providerRemovals from './0379-provider-removals.ts'

export const paymentMigrations: MigrationList = {
  '0323-saved-cards': savedCards,
  '0379-provider-removals': providerRemovals,
}
