import { conflict, forbidden } from '#server/kernel/errors.ts'
import type { Availability, AvailabilityConflict } from '#contract/booking/availability-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { announceSlots, staffOf } from '../appointments/publish-appointment-change.ts'
import { conflictsOf } from './conflicts.ts'
import { readAvailability, settingsOf } from './read-availability.ts'

export interface AvailabilityChange {
  availability: Availability
  conflicts: AvailabilityConflict[]
}

/** The doctor the caller is or works for. @throws Refusal 403 for everybody else. */
export function practiceOf(actor: Actor): string {
  if (actor.doctorId === null) throw forbidden()
  return actor.doctorId
}

/**
 * Every change of a doctor's availability: under the lock that bookings take too, counted as a version, audited, and told to
 * those who watch the doctor's free time. Answers what is set then, and the visits it leaves outside.
 * @param version what the caller had read; another one by now is refused with 409 `stale_version`
 */
export async function changeAvailability(
  platform: Platform,
  actor: Actor,
  change: { readonly action: string; readonly version?: number; readonly write: (work: Work, doctorId: string) => Promise<void> },
): Promise<AvailabilityChange> {
  const doctorId = practiceOf(actor)
  return platform.transact(async (work) => {
    const version = await lockVersion(platform, work, doctorId)
    if (change.version !== undefined && change.version !== version) {
      throw conflict('stale_version', 'Somebody else has changed the hours meanwhile; look again')
    }
    await change.write(work, doctorId)
    await work.db
      .updateTable('availability')
      .set({ version: version + 1, updated_at: platform.clock.now() })
      .where('doctor_id', '=', doctorId)
      .execute()
    await work.audit({ action: change.action, recordKind: 'doctor', recordId: doctorId, userId: actor.userId })
    await work.tell([doctorId, ...(await staffOf(work.db, doctorId, 'availability'))], { kind: 'dashboard.changed', payload: {} })
    announceSlots(platform, work, doctorId)
    return {
      availability: await readAvailability(platform, work.db, doctorId),
      conflicts: await conflictsOf(platform, work.db, doctorId),
    }
  })
}

/** Locks the doctor's row, made when it is not there yet. Answers the version as the caller would have read it. */
async function lockVersion(platform: Platform, work: Work, doctorId: string): Promise<number> {
  const { timeZone } = await settingsOf(work.db, doctorId)
  await work.db
    .insertInto('availability')
    .values({ doctor_id: doctorId, time_zone: timeZone, version: 0, daily_limit: null, updated_at: platform.clock.now() })
    .onConflict((clash) => clash.column('doctor_id').doNothing())
    .execute()
  const { version } = await work.db
    .selectFrom('availability')
    .select('version')
    .where('doctor_id', '=', doctorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}
