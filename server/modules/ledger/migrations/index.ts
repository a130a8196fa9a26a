import type { MigrationList } from '#server/migrations/migration.ts'
import * as ledger from './0161-ledger.ts'
import * as filled from './0162-ledger-filled.ts'
import * as planBenefits from './0321-plan-benefits.ts'
import * as goodwill from './0382-goodwill.ts'

export const ledgerMigrations: MigrationList = {
  '0161-ledger': ledger,
  '0162-ledger-filled': filled,
  '0321-plan-benefits': planBenefits,
  '0382-goodwill': goodwill,
}
