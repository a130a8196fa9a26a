import type { MigrationList } from '#server/migrations/migration.ts'
import * as plans from './0220-plans.ts'
import * as chargedCards from './0324-charged-cards.ts'
import * as upgrades from './0383-upgrades.ts'

export const plansMigrations: MigrationList = {
  '0220-plans': plans,
  '0324-charged-cards': chargedCards,
  '0383-upgrades': upgrades,
}
