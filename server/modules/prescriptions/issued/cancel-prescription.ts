import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { changeState } from '../change-state.ts'
import { stopOpenConflicts } from '../conflicts/decide-conflicts.ts'
import { lockWritten } from '../lock-prescription.ts'
import { presented } from '../read/read-prescription.ts'
import { tellParties } from './tell-parties.ts'

/** From now on nothing is given on it. @throws Refusal 404; 409 `prescription_state` where it is not issued, or has ended */
export async function cancelPrescription(platform: Platform, actor: Actor, id: string, reason: string): Promise<Prescription> {
  return platform.transact(async (work) => {
    const row = await lockWritten(work, actor, id)
    const now = platform.clock.now()
    await stopOpenConflicts(work, row, reason, now)
    const cancelled = await changeState(work, row, 'cancel', now, { cancel_reason: reason })
    await work.audit({ action: 'prescription.cancel', recordKind: 'prescription', recordId: id, userId: actor.userId, reason })
    await work.inform([row.patient_id], {
      kind: 'prescriptionCancelled',
      data: { name: cancelled.facts?.doctor.name ?? '' },
      link: paths.userPrescriptionDetails.link({ id }),
    })
    await tellParties(work, row)
    return presented(platform, work.db, actor, cancelled)
  })
}
