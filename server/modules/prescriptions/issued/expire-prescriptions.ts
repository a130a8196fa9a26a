import { paths } from '#contract/paths.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { changeState, type PrescriptionRow } from '../change-state.ts'
import { lockPrescription } from '../lock-prescription.ts'
import { tellParties } from './tell-parties.ts'

const atOnce = 200

/** Its last day is over where its doctor practises. */
export const isOver = ({ valid_until: last, facts }: Pick<PrescriptionRow, 'valid_until' | 'facts'>, now: Date): boolean =>
  last !== null && facts !== null && dayIn(facts.timeZone, now) > last

/** Ends one whose last day is over; one that was ended meanwhile stays as it is. */
async function expire(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now()
  await platform.transact(async (work) => {
    const row = await lockPrescription(work, id)
    if (row?.state !== 'issued' || !isOver(row, now)) return
    await changeState(work, row, 'expire', now)
    await work.audit({ action: 'prescription.expire', recordKind: 'prescription', recordId: id, userId: null })
    await work.inform([row.patient_id], {
      kind: 'prescriptionExpired',
      data: { name: row.facts?.doctor.name ?? '' },
      link: paths.userPrescriptionDetails.link({ id }),
    })
    await tellParties(work, row)
  })
}

/** Every quarter of an hour: those whose last day is over. Each in a unit of work of its own, so that a run that dies loses none. */
export const expirePrescriptions: Job = {
  name: 'prescriptions.expire',
  everySeconds: 900,
  async run(platform, slice) {
    // The day begins first fourteen hours ahead of UTC; who is not over yet there is left for a later run.
    const today = utcDay(platform.clock.now())
    const due = await platform.db
      .selectFrom('prescriptions')
      .select('id')
      .where('state', '=', 'issued')
      .where('valid_until', '<=', today)
      .orderBy('valid_until')
      .orderBy('id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => expire(platform, id))
  },
}
