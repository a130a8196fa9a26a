import type { MigrationList } from '#server/migrations/migration.ts'
import * as ledger from './0161-ledger.ts'
import * as ledgerFilled from './0162-ledger-filled.ts'

export const ledgerMigrations: MigrationList = { '0161-ledger': ledger, '0162-ledger-filled': ledgerFilled }
