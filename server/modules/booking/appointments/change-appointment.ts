import type { Updateable } from 'kysely'
import { earliest, isRefuted, timingRefusal } from '#contract/booking/rules.ts'
import {
  type AppointmentVerb,
  holdingStates,
  type TransitionActor,
  stateAfter,
  type TimelineVerb,
} from '#contract/booking/states.ts'
import type { AppointmentState } from '#contract/booking/states.ts'
import { conflict, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { settleWish } from '../earlier/end-offers.ts'
import { noteFreed } from '../earlier/free-time.ts'
import type { AppointmentTable } from '../tables.ts'
import type { AppointmentRow } from './lock-appointment.ts'
import { publishAppointmentChange } from './publish-appointment-change.ts'

export interface Change {
  readonly verb: AppointmentVerb
  readonly by: TransitionActor
  /** Who did it; `null` for the platform. */
  readonly actorId: string | null
  /** In the person's own words; kept with the visit alone. */
  readonly reason?: string
  readonly set?: Omit<Updateable<AppointmentTable>, 'id' | 'state' | 'updated_at'>
  /** The former start, of a visit that is moved. */
  readonly movedFrom?: string
}

/**
 * The one way a visit changes: by the state machine and its times, with timeline, audit, and word to everybody concerned.
 * @throws Refusal 409 `appointment_state`, `has_come`, `too_early` or `too_late`.
 */
export async function changeAppointment(
  platform: Platform,
  work: Work,
  appointment: AppointmentRow,
  change: Change,
): Promise<AppointmentRow> {
  const state = assertTransition(platform, appointment, change.verb, change.by)
  const changed = await work.db
    .updateTable('appointments')
    .set({
      ...change.set,
      state,
      updated_at: platform.clock.now().toISOString(),
      ...(state !== 'pending_payment' && { hold_expires_at: null }),
    })
    .where('id', '=', appointment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChange(platform, work, changed, change)
  await passTimeOn(platform, work, appointment, changed)
  return changed
}

/** Time that the visit lets go is offered to those who wait for it, and its own place among them is settled. */
async function passTimeOn(platform: Platform, work: Work, before: AppointmentRow, after: AppointmentRow): Promise<void> {
  const isMoved = after.starts_at !== before.starts_at
  if (isHolding(before.state) && (isMoved || !isHolding(after.state)))
    await noteFreed(platform, work, { doctorId: before.doctor_id, from: before.starts_at, to: before.ends_at })
  if (before.state === 'confirmed') await settleWish(platform, work, after)
}

const isHolding = (state: AppointmentState) => holdingStates.some((one) => one === state)

/** The state the verb leads to. @throws Refusal 409 as above. */
export function assertTransition(
  platform: Platform,
  appointment: AppointmentRow,
  verb: AppointmentVerb,
  by: TransitionActor,
): AppointmentState {
  const state = stateAfter(appointment.state, verb, by)
  if (state === null) throw conflict('appointment_state', 'The visit is in a state that does not allow this', appointment.state)
  if (isRefuted(verb, appointment)) throw conflict('has_come', 'Who came cannot be reported absent')
  const times = { start: Date.parse(appointment.starts_at), end: Date.parse(appointment.ends_at) }
  const now = platform.clock.now().getTime()
  const wrong = timingRefusal(verb, times, now)
  if (wrong === 'too_early') throw tooEarly(((earliest(verb, times) ?? now) - now) / 1000)
  if (wrong === 'too_late') throw conflict('too_late', 'It is too late for this')
  return state
}

/** Passes with time, so no key keeps it. `seconds`: until the verb may be tried. */
const tooEarly = (seconds: number) =>
  new Refusal(409, 'too_early', 'It is too early for this', { retryAfter: Math.ceil(seconds) })

/** Timeline, audit and hub of something that has happened to a visit. */
export async function recordChange(
  platform: Platform,
  work: Work,
  appointment: AppointmentRow,
  change: Omit<Change, 'verb' | 'set'> & { readonly verb: TimelineVerb },
): Promise<void> {
  const { verb, by, actorId, reason, movedFrom } = change
  await work.db
    .insertInto('appointment_events')
    .values({
      id: platform.ids.next(),
      appointment_id: appointment.id,
      at: platform.clock.now().toISOString(),
      actor_id: actorId,
      actor_role: by,
      event: verb,
      reason: reason || null,
      data: JSON.stringify({ state: appointment.state, ...(movedFrom && { movedFrom }) }),
    })
    .execute()
  // No reason here: what people write about a visit may tell of their health.
  await work.audit({ action: `appointment.${verb}`, recordKind: 'appointment', recordId: appointment.id, userId: actorId })
  await publishAppointmentChange(platform, work, appointment)
}
