import type { MigrationList } from '#server/migrations/migration.ts'
import * as meetings from './0083-meetings.ts'
import * as guests from './0085-meeting-guests.ts'
import * as rooms from './0086-meeting-rooms.ts'

export const meetingMigrations: MigrationList = {
  '0083-meetings': meetings,
  '0085-meeting-guests': guests,
  '0086-meeting-rooms': rooms,
}
