import { sql } from 'kysely'
import { deleteInBatches, type Slice } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Connections of calls that are over end, and their signals go: they carry addresses of networks. */
async function run({ db, clock }: Platform, slice: Slice): Promise<void> {
  const now = clock.now()
  await sql`update meeting_connections set left_at = ${now.toISOString()}
    from appointments
    where appointments.id = meeting_connections.appointment_id and left_at is null and appointments.state <> 'in_progress'`.execute(
    db,
  )
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  await deleteInBatches(
    db,
    slice,
    'meeting_signals',
    sql`created_at < ${dayAgo} or to_id in (select id from meeting_connections where left_at is not null)`,
  )
}

export const endConnections: Job = { name: 'meeting.endConnections', everySeconds: 60, run }
