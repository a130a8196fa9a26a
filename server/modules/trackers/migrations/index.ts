import type { MigrationList } from '#server/migrations/migration.ts'
import * as trackers from './0181-trackers.ts'
import * as hurried from './0243-hurried-trackers.ts'
import * as handovers from './0244-handovers.ts'
import * as days from './0361-tracker-days.ts'
import * as months from './0394-fixes-in-months.ts'
import * as allowances from './0461-fix-allowances.ts'

export const trackersMigrations: MigrationList = {
  '0181-trackers': trackers,
  '0243-hurried-trackers': hurried,
  '0244-handovers': handovers,
  '0361-tracker-days': days,
  '0394-fixes-in-months': months,
  '0461-fix-allowances': allowances,
}
