import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import './tables.ts'

const days = (count: number) => count * 24 * 3_600_000

/** How long an ended session stays to be looked at, and a spent code or counter to be asked about. */
const keptSession = days(30)
const keptCode = days(1)
/** A device that signed in longer ago, or before so many others, is a stranger again. */
const keptDevice = days(365)
const mostDevices = 50

/** Forgets what no rule asks for any more. */
export const sweepAccounts: Job = {
  name: 'account.sweep',
  everySeconds: 3600,
  async run({ db, clock }, slice) {
    const now = clock.now().getTime()
    const sessionsBefore = new Date(now - keptSession).toISOString()
    const codesBefore = new Date(now - keptCode).toISOString()
    await deleteInBatches(db, slice, 'sessions', sql`ended_at < ${sessionsBefore} or expires_at < ${sessionsBefore}`)
    await deleteInBatches(db, slice, 'one_time_codes', sql`expires_at < ${codesBefore}`)
    await deleteInBatches(db, slice, 'registrations', sql`expires_at < ${codesBefore}`)
    await deleteInBatches(db, slice, 'known_devices', sql`last_used_at < ${new Date(now - keptDevice).toISOString()}`)
    await forgetSurplusDevices(db)
    await deleteInBatches(db, slice, 'attempt_counters', sql`window_started_at < ${codesBefore}`)
  },
}

async function forgetSurplusDevices(db: Db): Promise<void> {
  const ranked = db
    .selectFrom('known_devices')
    .select(['user_id', 'hash'])
    .select(sql<number>`row_number() over (partition by user_id order by last_used_at desc)`.as('place'))
  await db
    .deleteFrom('known_devices')
    .using(ranked.as('ranked'))
    .whereRef('known_devices.user_id', '=', 'ranked.user_id')
    .whereRef('known_devices.hash', '=', 'ranked.hash')
    .where('ranked.place', '>', mostDevices)
    .execute()
}
