import type { Work } from '#server/kernel/work.ts'
import '#server/modules/people/index.ts'
import { ofSubject, type Subject } from '#server/modules/records/index.ts'
import { dayMeasured } from '../day-measured.ts'
import '../tables.ts'

/** Weights that a pet's card has a copy of. */
const mostCopied = 500

/**
 * Cards and profiles show weight and height: they have a copy of what holds, of which the observations are the source. Of a pet all weights, one
 * for each day of its owner, oldest first; of a patient the newest.
 */
export async function copyBody(work: Work, subject: Pick<Subject, 'patientId' | 'petId'>): Promise<void> {
  if (subject.petId === null) {
    const [height] = await newestOf(work, subject, 'height', 1)
    const [weight] = await newestOf(work, subject, 'weight', 1)
    await work.db
      .updateTable('patients')
      .set({ height_millimetres: height?.value ?? null, weight_grams: weight?.value ?? null })
      .where('user_id', '=', subject.patientId)
      .execute()
    return
  }
  const owner = await work.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', subject.patientId)
    .executeTakeFirstOrThrow()
  const newest = await newestOf(work, subject, 'weight', mostCopied)
  const byDay = new Map<string, number>()
  for (const row of newest) {
    const day = dayMeasured(row, owner.time_zone)
    if (!byDay.has(day)) byDay.set(day, row.value)
  }
  const weights = [...byDay].map(([date, grams]) => ({ date, grams })).toSorted((one, other) => (one.date < other.date ? -1 : 1))
  await work.db
    .updateTable('pets')
    .set({ weights: JSON.stringify(weights) })
    .where('id', '=', subject.petId)
    .execute()
}

const newestOf = (work: Work, subject: Pick<Subject, 'patientId' | 'petId'>, kind: 'weight' | 'height', limit: number) =>
  work.db
    .selectFrom('observations')
    .select(['value', 'at', 'is_day'])
    .where(ofSubject('observations', subject))
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
