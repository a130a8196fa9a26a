import type { z } from 'zod'
import type { timeOffBody } from '#contract/booking/availability-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { windowOf } from '../slots/list-slots.ts'
import { changeAvailability, type AvailabilityChange } from './change-availability.ts'
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

/** 404 for what is not of the caller's practice. */
export async function changeTimeOff(
  platform: Platform,
  actor: Actor,
  { id, ...input }: TimeOffBody & { id: string },
): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.changeTimeOff',
    async write(work, doctorId) {
      const { numUpdatedRows } = await work.db
        .updateTable('time_off')
        .set(await columnsOf(work, doctorId, input))
        .where('id', '=', id)
        .where('doctor_id', '=', doctorId)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw notFound()
    },
  })
}

/** 404 for what is not of the caller's practice. */
export async function removeTimeOff(platform: Platform, actor: Actor, id: string): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.removeTimeOff',
    async write(work, doctorId) {
      const { numDeletedRows } = await work.db
        .deleteFrom('time_off')
        .where('id', '=', id)
        .where('doctor_id', '=', doctorId)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) throw notFound()
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
