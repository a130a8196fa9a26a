import type { MigrationList } from '#server/migrations/migration.ts'
import * as quietHours from './0090-quiet-hours.ts'
import * as pushOutbox from './0091-push-outbox.ts'
import * as pushOutboxChecked from './0092-push-outbox-checked.ts'

export const noticesMigrations: MigrationList = {
  '0090-quiet-hours': quietHours,
  '0091-push-outbox': pushOutbox,
  '0092-push-outbox-checked': pushOutboxChecked,
}
