import type { MigrationList } from '#server/migrations/migration.ts'
import * as observations from './0097-observations.ts'
import * as weightsAndHeights from './0098-weights-and-heights.ts'
import * as usualRanges from './0099-usual-ranges.ts'

export const observationsMigrations: MigrationList = {
  '0097-observations': observations,
  '0098-weights-and-heights': weightsAndHeights,
  '0099-usual-ranges': usualRanges,
}
