import { meetingStage } from '#contract/meeting/rules.ts'
import type { PartyPart } from '#contract/meeting/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { type AppointmentRow, lockForParty } from '#server/modules/booking/index.ts'

/** The part in which the caller is in a meeting. @throws Refusal 404 for every role that is in none. */
export function meetingPartOf({ role }: Actor): PartyPart {
  if (role === 'patient' || role === 'doctor') return role
  throw notFound()
}

/** Locks the appointment of a call that goes on, for its parties and carers who decide. @throws Refusal 404 for others, 409 `meeting_closed` before and after the call. */
export async function lockCall(platform: Platform, work: Work, actor: Actor, id: string): Promise<AppointmentRow> {
  const appointment = await lockForParty(work, actor, id, 'decide')
  if (stageOf(platform, appointment) !== 'call') throw closed(appointment.state)
  return appointment
}

export const closed = (state: string) => conflict('meeting_closed', 'The call is not open', state)

export const stageOf = (
  { clock }: Pick<Platform, 'clock'>,
  { mode, state, starts_at: start }: Pick<AppointmentRow, 'mode' | 'state' | 'starts_at'>,
) => meetingStage({ mode, state, start: Date.parse(start) }, clock.now().getTime())
