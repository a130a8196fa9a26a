import type { MigrationList } from '#server/migrations/migration.ts'
import * as intakes from './0075-intakes.ts'
import * as intakeMedia from './0079-intake-media.ts'

export const intakeMigrations: MigrationList = { '0075-intakes': intakes, '0079-intake-media': intakeMedia }
