import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { fillsLeft, unfilled } from '#contract/prescriptions/fills.ts'
import { daysOfSupply } from '#contract/prescriptions/rules.ts'
import { refillToldAheadDays } from '#contract/prescriptions/values.ts'
import { dayIn } from '#contract/kernel/days.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { carersOf } from '#server/modules/carers/index.ts'
import { isLineOnHold } from '../conflicts/assert-dispensable.ts'
import { fillCounts } from '../fills/confirm-fill.ts'
import { lockPrescription } from '../lock-prescription.ts'
import '../tables.ts'
import { isOver } from './expire-prescriptions.ts'

const atOnce = 500

interface Line {
  readonly id: string
  readonly prescription_id: string
  readonly days: number
  readonly quantity: number
  readonly refills: number
}

/**
 * Every hour: medicines of which something may still be given, and of which what was given lasts a few days more. The patient and those who
 * care are told once after each fill; what ran out while nothing ran is passed over, for the screen says it.
 */
export const remindRefills: Job = {
  name: 'prescriptions.remindRefills',
  everySeconds: 3600,
  async run(platform, slice) {
    const now = platform.clock.now()
    const perUnit = sql`line.days * interval '1 day' / line.quantity`
    // Each alone runs out; with those that were fetched early before it there may be more, as counted for each.
    const rows: Line[] = await platform.db
      .selectFrom('prescription_lines as line')
      .innerJoin('prescriptions', 'prescriptions.id', 'line.prescription_id')
      .innerJoin('prescription_fills as fill', 'fill.line_id', 'line.id')
      .select(['line.id', 'line.prescription_id', 'line.days', 'line.quantity', 'line.refills'])
      .where('prescriptions.state', '=', 'issued')
      .groupBy(['line.id', 'line.prescription_id', 'line.days', 'line.quantity', 'line.refills'])
      .having(
        sql<boolean>`max(fill.filled_at + fill.amount * ${perUnit}) <= ${now}::timestamptz + ${refillToldAheadDays + 1} * interval '1 day'`,
      )
      .having(sql<boolean>`max(fill.filled_at) + sum(fill.amount) * ${perUnit} > ${now}::timestamptz`)
      .having(sql<boolean>`count(*) filter (where fill.remaining = 0) <= line.refills`)
      .having(
        sql<boolean>`coalesce((select max(fill_number) from prescription_refill_reminders where line_id = line.id), 0) < count(*)`,
      )
      .orderBy('line.id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(rows, (row) => remind(platform, row))
  },
}

/** That people were told is written with the messages, under the prescription's lock: a fill meanwhile is seen, and nobody is told twice. */
function remind(platform: Platform, { id, prescription_id: prescriptionId, days, quantity, refills }: Line): Promise<void> {
  return platform.transact(async (work) => {
    const now = platform.clock.now()
    const row = await lockPrescription(work, prescriptionId)
    if (row?.state !== 'issued' || isOver(row, now)) return
    if (await isLineOnHold(work.db, prescriptionId, id, now)) return
    const fills = await work.db
      .selectFrom('prescription_fills')
      .select(['filled_at', 'amount'])
      .where('line_id', '=', id)
      .execute()
    const { completed } = (await fillCounts(work.db, [prescriptionId])).find((count) => count.id === id) ?? unfilled
    if (fillsLeft(refills, completed) === 0) return
    const { time_zone: timeZone } = await work.db
      .selectFrom('users')
      .select('time_zone')
      .where('id', '=', row.patient_id)
      .executeTakeFirstOrThrow()
    const given = fills.map(({ filled_at: at, amount }) => ({ on: dayIn(timeZone, at), days: (days * amount) / quantity }))
    const left = daysOfSupply(given, dayIn(timeZone, now))
    if (left === 0 || left > refillToldAheadDays) return
    const added = await work.db
      .insertInto('prescription_refill_reminders')
      .values({ line_id: id, fill_number: fills.length, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('line_id')
      .executeTakeFirst()
    if (!added) return
    await work.inform([row.patient_id, ...(await carersOf(work.db, row.pet_id))], {
      kind: 'prescriptionRefill',
      data: { name: row.facts?.name ?? '' },
      link: paths.userPrescriptionDetails.link({ id: prescriptionId }),
    })
  })
}
