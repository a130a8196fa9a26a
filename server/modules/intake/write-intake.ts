import { answersAsked, flagsOf } from '#contract/intake/rules.ts'
import type { IntakeBody } from '#contract/intake/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { tellParties } from '#server/modules/booking/index.ts'
import { lockAnswerable } from './lock-answerable.ts'
import { subjectOf } from './read-intake.ts'
import './tables.ts'

/**
 * Keeps what the patient tells before the visit, in place of what was told before; answers to questions that are not asked are let go.
 * @throws Refusal 409 `appointment_state` once the visit has started or ended.
 */
export async function writeIntake(
  platform: Platform,
  actor: Actor,
  { id, complaint, answers }: IntakeBody & { id: string },
): Promise<void> {
  await platform.transact(async (work) => {
    const visit = await lockAnswerable(work, actor, id)
    const about = { subject: await subjectOf(work.db, visit.pet_id), complaint }
    const row = {
      complaint,
      answers: JSON.stringify(answersAsked(about, answers)),
      flags: JSON.stringify(flagsOf(about, answers).map(({ id: flag, level }) => ({ id: flag, level }))),
      updated_at: platform.clock.now(),
    }
    await work.db
      .insertInto('intakes')
      .values({ appointment_id: id, ...row })
      .onConflict((clash) => clash.column('appointment_id').doUpdateSet(row))
      .execute()
    // Nothing of what was told: the audit and the hub carry no health data.
    await work.audit({ action: 'intake.write', recordKind: 'appointment', recordId: id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'intake.changed', payload: { id } })
  })
}
