import type { MigrationList } from '#server/migrations/migration.ts'
import * as prescriptions from './0105-prescriptions.ts'
import * as toldChecks from './0120-told-checks.ts'
import * as partialFills from './0410-partial-fills.ts'
import * as refillReminders from './0252-refill-reminders.ts'
import * as conflictDecisions from './0420-conflict-decisions.ts'

export const prescriptionsMigrations: MigrationList = {
  '0105-prescriptions': prescriptions,
  '0120-told-checks': toldChecks,
  '0252-refill-reminders': refillReminders,
  '0410-partial-fills': partialFills,
  '0420-conflict-decisions': conflictDecisions,
}
