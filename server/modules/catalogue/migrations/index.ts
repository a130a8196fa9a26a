import type { MigrationList } from '#server/migrations/migration.ts'
import * as productWords from './0144-product-words.ts'

export const catalogueMigrations: MigrationList = { '0144-product-words': productWords }
