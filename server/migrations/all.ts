import { modules } from '#server/modules/index.ts'
import { migrations } from './index.ts'
import type { MigrationList } from './migration.ts'

/** What a version's database needs: the platform's own migrations, and those that its capabilities bring. They run by their numbers. */
export const everyMigration: readonly MigrationList[] = [
  migrations,
  ...modules.flatMap((module) => (module.migrations ? [module.migrations] : [])),
]
