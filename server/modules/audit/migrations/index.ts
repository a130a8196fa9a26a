import type { MigrationList } from '#server/migrations/migration.ts'
import * as audit from './0310-audit.ts'
import * as traces from './0311-traces.ts'

export const auditMigrations: MigrationList = { '0310-audit': audit, '0311-traces': traces }
