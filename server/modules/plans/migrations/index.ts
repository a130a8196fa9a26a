import type { MigrationList } from '#server/migrations/migration.ts'
import * as plans from './0220-plans.ts'
import * as chargedCards from './0324-charged-cards.ts'

export const plansMigrations: MigrationList = { '0220-plans': plans, '0324-charged-cards': chargedCards }
