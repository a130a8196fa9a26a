import type { Job } from '#server/kernel/module.ts'
import './tables.ts'

const days = (count: number) => count * 24 * 3_600_000

/** How long an ended session stays to be looked at, and a spent code or counter to be asked about. */
const keptSession = days(30)
const keptCode = days(1)

/** Forgets what no rule asks for any more. */
export const sweepAccounts: Job = {
  name: 'account.sweep',
  everySeconds: 3600,
  async run({ db, clock }) {
    const now = clock.now().getTime()
    const sessionsBefore = new Date(now - keptSession).toISOString()
    const codesBefore = new Date(now - keptCode).toISOString()
    await db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('ended_at', '<', sessionsBefore), eb('expires_at', '<', sessionsBefore)]))
      .execute()
    await db.deleteFrom('one_time_codes').where('expires_at', '<', codesBefore).execute()
    await db.deleteFrom('registrations').where('expires_at', '<', codesBefore).execute()
    await db.deleteFrom('attempt_counters').where('window_started_at', '<', codesBefore).execute()
  },
}
