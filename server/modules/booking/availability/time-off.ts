import type { z } from 'zod'
import type { AvailabilityConflict, timeOffBody, timeOffChange } from '#contract/booking/availability-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { noteFreed } from '../earlier/free-time.ts'
import { windowOf } from '../slots/list-slots.ts'
import { changeAvailability, type AvailabilityChange } from './change-availability.ts'
import { conflictsOf } from './conflicts.ts'
import { settingsOf } from './read-availability.ts'

type TimeOffBody = z.output<typeof timeOffBody>

export async function addTimeOff(platform: Platform, actor: Actor, input: TimeOffBody): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.addTimeOff',
    async write(work, doctorId) {
      const columns = await columnsOf(work, doctorId, input)
      await work.db
        .insertInto('time_off')
        .values({ id: platform.ids.next(), doctor_id: doctorId, ...columns })
        .execute()
    },
  })
}

/**
 * 404 for what is not of the caller's practice.
 * @throws Refusal 409 `over_visit` when that is asked for and a coming visit that stood outside of it would lie in it
 */
export async function changeTimeOff(
  platform: Platform,
  actor: Actor,
  { id, refuseOverVisits, ...input }: z.output<typeof timeOffChange> & { id: string },
): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.changeTimeOff',
    async write(work, doctorId) {
      const before = await work.db
        .selectFrom('time_off')
        .select(['starts_at', 'ends_at'])
        .where('id', '=', id)
        .where('doctor_id', '=', doctorId)
        .executeTakeFirst()
      if (!before) throw notFound()
      const known = refuseOverVisits ? await conflictsOf(platform, work.db, doctorId) : []
      const columns = await columnsOf(work, doctorId, input)
      await work.db.updateTable('time_off').set(columns).where('id', '=', id).execute()
      // All of what it was: what is still taken of it is not free, and is not offered.
      await noteFreed(platform, work, { doctorId, from: before.starts_at, to: before.ends_at })
      if (refuseOverVisits) await refuseNewConflicts(platform, work, doctorId, { known, ...columns })
    },
  })
}

/** @throws Refusal 409 `over_visit` when a visit lies in this time that was no conflict before. */
async function refuseNewConflicts(
  platform: Platform,
  work: Work,
  doctorId: string,
  off: { readonly known: readonly AvailabilityConflict[]; readonly starts_at: string; readonly ends_at: string },
): Promise<void> {
  const known = new Set(off.known.map(({ appointmentId }) => appointmentId))
  const met = (await conflictsOf(platform, work.db, doctorId)).some(
    ({ appointmentId, start, end }) =>
      !known.has(appointmentId) && Date.parse(start) < Date.parse(off.ends_at) && Date.parse(off.starts_at) < Date.parse(end),
  )
  if (met) throw conflict('over_visit', 'A booked visit lies in this time; move it or call it off first')
}

/** 404 for what is not of the caller's practice. */
export async function removeTimeOff(platform: Platform, actor: Actor, id: string): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.removeTimeOff',
    async write(work, doctorId) {
      const gone = await work.db
        .deleteFrom('time_off')
        .where('id', '=', id)
        .where('doctor_id', '=', doctorId)
        .returning(['starts_at', 'ends_at'])
        .executeTakeFirst()
      if (!gone) throw notFound()
      await noteFreed(platform, work, { doctorId, from: gone.starts_at, to: gone.ends_at })
    },
  })
}

/** Lays whole days of time off into another zone. */
export async function moveWholeDays(work: Work, doctorId: string, timeZone: string): Promise<void> {
  const days = await work.db
    .selectFrom('time_off')
    .select(['id', 'first_day', 'last_day'])
    .where('doctor_id', '=', doctorId)
    .where('first_day', 'is not', null)
    .execute()
  for (const { id, first_day: from, last_day: to } of days) {
    if (from === null || to === null) continue
    await work.db.updateTable('time_off').set(instantsOf({ from, to, timeZone })).where('id', '=', id).execute()
  }
}

async function columnsOf(work: Work, doctorId: string, { period, note }: TimeOffBody) {
  const { kind, from, to } = period
  if (kind === 'instants') return { starts_at: from, ends_at: to, first_day: null, last_day: null, note: note || null }
  const { timeZone } = await settingsOf(work.db, doctorId)
  return { ...instantsOf({ from, to, timeZone }), first_day: from, last_day: to, note: note || null }
}

function instantsOf(days: { from: string; to: string; timeZone: string }): { starts_at: string; ends_at: string } {
  const { from, to } = windowOf(days)
  return { starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() }
}
