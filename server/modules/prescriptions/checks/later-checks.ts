import type { Check } from '#contract/formulary/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Module } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { ofSubject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { tellParties } from '../issued/tell-parties.ts'
import { runChecks } from './run-checks.ts'
import '../tables.ts'

/** Warnings of an issued prescription that its doctor did not read when signing: the record has changed since. */
export async function laterChecks(db: Reader, row: PrescriptionRow, now: Date): Promise<Check[]> {
  if (row.state !== 'issued') return []
  const known = new Set(row.checks.map(({ check }) => checkKey(check)))
  const { checks } = await runChecks(db, row, now)
  return checks.filter((check) => check.answer === 'warning' && !known.has(checkKey(check)))
}

/** What can still be filled is held against the record again; its doctor is told of each new warning once, unless they made the change. */
export const recheckIssued: NonNullable<Module['recordChanged']> = async (platform, work, { subject, by }) => {
  const rows = await work.db
    .selectFrom('prescriptions')
    .selectAll()
    .where(ofSubject('prescriptions', subject))
    .where('state', '=', 'issued')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const found = await laterChecks(work.db, row, platform.clock.now())
    const isNews = await noteTold(platform, work, row.id, found)
    if (!isNews) continue
    await tellParties(work, row)
    if (row.doctor_id === by.userId) continue
    await work.inform([row.doctor_id], {
      kind: 'prescriptionRecheck',
      data: { name: row.facts?.name ?? subject.name },
      link: paths.doctorPrescriptionDetails.link({ id: row.id }),
    })
  }
}

/** Whether one of them was not told before. */
async function noteTold(platform: Platform, work: Work, id: string, found: readonly Check[]): Promise<boolean> {
  if (found.length === 0) return false
  const added = await work.db
    .insertInto('prescription_told_checks')
    .values(found.map((check) => ({ prescription_id: id, check_key: checkKey(check), told_at: platform.clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('check_key')
    .execute()
  return added.length > 0
}
