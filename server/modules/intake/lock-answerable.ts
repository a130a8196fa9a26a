import { isAnswerable } from '#contract/intake/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockForParty, type AppointmentRow } from '#server/modules/booking/index.ts'

/** Locks a visit for which the caller may book and that has not started. @throws Refusal 404; 403 `missing_pet_right`; 409 `appointment_state` once it has started or ended */
export async function lockAnswerable(work: Work, actor: Actor, id: string): Promise<AppointmentRow> {
  const visit = await lockForParty(work, actor, id, 'book')
  if (!isAnswerable(visit.state))
    throw conflict('appointment_state', 'Answers can be changed until the visit starts', visit.state)
  return visit
}
