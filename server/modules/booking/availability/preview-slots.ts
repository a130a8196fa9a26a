import type { z } from 'zod'
import type { AvailabilityConflict, previewBody } from '#contract/booking/availability-schemas.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rangesOf } from '../slots/calendar.ts'
import { freeSlots } from '../slots/free-slots.ts'
import { presentSlot, windowOf } from '../slots/list-slots.ts'
import { loadCalendars } from '../slots/load-calendars.ts'
import { practiceOf } from './change-availability.ts'
import { conflictsOf } from './conflicts.ts'
import { settingsOf } from './read-availability.ts'

/** What patients would see on days of the doctor's zone, of the saved hours or a draft's; nothing is changed. */
export async function previewSlots(
  platform: Platform,
  actor: Actor,
  { from, to, mode, draft }: z.output<typeof previewBody>,
): Promise<{ timeZone: string; slots: Slot[]; conflicts: AvailabilityConflict[] }> {
  const { db, clock } = platform
  const doctorId = practiceOf(actor)
  const { timeZone } = draft ?? (await settingsOf(db, doctorId))
  const now = clock.now().getTime()
  const window = { ...windowOf({ from, to, timeZone }), now }
  const changed = draft ? { zone: timeZone, weekly: draft.hours.map(rangesOf), rules: draft.rules } : {}
  const saved = (await loadCalendars(db, [doctorId], window)).get(doctorId)
  const calendar = saved ?? (draft && { ...(await emptyCalendar(platform, doctorId)), zone: timeZone })
  if (!calendar) return { timeZone, slots: [], conflicts: [] }
  return {
    timeZone,
    slots: freeSlots({ ...calendar, ...changed }, { ...window, mode }).map(presentSlot),
    conflicts: await conflictsOf(platform, db, doctorId, changed),
  }
}

/** Of a doctor who tries a draft before anything was saved. */
async function emptyCalendar({ db }: Platform, doctorId: string) {
  const { rules, timeZone } = await settingsOf(db, doctorId)
  const modes = ['video', 'clinic'] as const
  return { zone: timeZone, rules, weekly: [], overrides: new Map<number, never[]>(), timeOff: [], visits: [], modes }
}
