import type { MigrationList } from '#server/migrations/migration.ts'
import * as carePlans from './0100-care-plans.ts'
import * as vaccinationReminders from './0251-vaccination-reminders.ts'

export const careMigrations: MigrationList = {
  '0100-care-plans': carePlans,
  '0251-vaccination-reminders': vaccinationReminders,
}
