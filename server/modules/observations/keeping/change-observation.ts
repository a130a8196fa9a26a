import type { z } from 'zod'
import type { observationCorrection, observationWithdrawal } from '#contract/observations/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { refuseImpossible } from './add-observation.ts'
import { lockObservation, saidBy, writeEdition } from './editions.ts'

/**
 * Another edition over the one that was read. The same again changes nothing. A day without an hour stays one while its moment is not changed.
 * @throws Refusal as `lockObservation`; 422 naming the field
 */
export async function correctObservation(
  platform: Platform,
  actor: Actor,
  id: string,
  { edition, reason, at: sent, ...measured }: z.output<typeof observationCorrection>,
): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockObservation(platform, work, actor, { id, edition })
    const before = saidBy(locked.row)
    if (measured.kind !== before.kind) throw invalid('kind', 'other_kind', 'What was measured keeps its kind')
    const at = new Date(sent)
    // A doctor's word that a doctor measured stays true when somebody else corrects a number beside it.
    if (measured.measurer !== before.measurer) refuseImpossible(platform, locked, { ...measured, at })
    else refuseImpossible(platform, { ...locked, standing: 'doctor' }, { ...measured, at })
    const said = { ...measured, at, isDay: before.isDay && at.getTime() === before.at.getTime() }
    const isSame =
      said.value === before.value &&
      said.second === before.second &&
      said.measurer === before.measurer &&
      at.getTime() === before.at.getTime()
    if (!isSame) await writeEdition(platform, work, actor, { locked, act: 'correct', said, reason })
  })
}

/** Out of what holds, with a reason; it can still be read. @throws Refusal as `lockObservation` */
export async function withdrawObservation(
  platform: Platform,
  actor: Actor,
  id: string,
  { edition, reason }: z.output<typeof observationWithdrawal>,
): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockObservation(platform, work, actor, { id, edition })
    await writeEdition(platform, work, actor, { locked, act: 'withdraw', said: saidBy(locked.row), reason })
  })
}
