import type { Check } from '#contract/formulary/schemas.ts'
import { addDays, dayIn } from '#contract/kernel/days.ts'
import type { Reader } from '#server/kernel/db.ts'
import { checkLines as checkInFormulary, medicineById, type Asked } from '#server/modules/formulary/index.ts'
import { ofSubject } from '#server/modules/records/index.ts'
import type { LineRow } from '../lines.ts'
import '../tables.ts'
import { dailyMilligrams } from './daily-milligrams.ts'

interface Lines extends Pick<Asked, 'subject' | 'weight' | 'now'> {
  readonly lines: readonly LineRow[]
  /** Prescriptions that do not count as taken beside it: itself, and the one that it takes the place of. */
  readonly without: readonly string[]
}

/** Lines of a draft against the record, and against what other prescriptions have the subject take now. */
export async function checkLines(
  db: Reader,
  { subject, weight, lines, without, now }: Lines,
): Promise<{ readonly checks: Check[]; readonly hasControlled: boolean }> {
  const medicines = lines.map(({ medicine_id: id }) => (id === null ? null : medicineById(id)))
  const checks = await checkInFormulary(db, {
    subject,
    weight,
    now,
    taken: await runningLines(db, { subject, without, now }),
    lines: lines.map((line, index) => ({
      lineId: line.id,
      name: line.name,
      medicineId: line.medicine_id,
      route: line.route,
      dailyMilligrams: dailyMilligrams(line, medicines[index]?.content ?? null),
    })),
  })
  return { checks, hasControlled: medicines.some((medicine) => medicine?.isControlled) }
}

/** What other prescriptions have the subject take today: until the last day of the course, counted from its last fill or, without one, from its issue. */
async function runningLines(db: Reader, { subject, without, now }: Pick<Lines, 'subject' | 'without' | 'now'>) {
  const rows = await db
    .selectFrom('prescription_lines as line')
    .innerJoin('prescriptions', 'prescriptions.id', 'line.prescription_id')
    .leftJoin('prescription_fills as fill', 'fill.line_id', 'line.id')
    .select(['line.id', 'line.name', 'line.medicine_id', 'line.days', 'prescriptions.issued_at'])
    .select((eb) => eb.fn.max<string | null>('fill.filled_at').as('filled_at'))
    .where(ofSubject('prescriptions', subject))
    .where('prescriptions.state', 'in', ['issued', 'dispensed'])
    .where('prescriptions.id', 'not in', without)
    .groupBy(['line.id', 'line.name', 'line.medicine_id', 'line.days', 'prescriptions.issued_at'])
    .orderBy('line.id')
    .execute()
  const { timeZone } = subject
  const today = dayIn(timeZone, now)
  return rows
    .filter(({ filled_at: filled, issued_at: issued, days }) => addDays(dayIn(timeZone, filled ?? issued!), days) >= today)
    .map(({ name, medicine_id: medicineId }) => ({ name, medicineId }))
}
