import type { MigrationList } from '#server/migrations/migration.ts'
import * as chat from './0171-chat.ts'

export const chatMigrations: MigrationList = { '0171-chat': chat }
