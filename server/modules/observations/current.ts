import type { Measurer, ObservationKind } from '#contract/observations/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { PersonOrPet } from '#server/modules/people/index.ts'
import { ofSubject, type Subject } from '#server/modules/records/index.ts'
import './tables.ts'

/** What holds; values in the kind's smallest steps (`inUnit` of the contract says them in its unit). */
export interface CurrentObservation {
  readonly id: string
  readonly edition: number
  readonly kind: ObservationKind
  readonly value: number
  /** The diastolic of a blood pressure. */
  readonly second: number | null
  readonly at: string
  /** Only the day of `at` is known. */
  readonly isDay: boolean
  readonly measurer: Measurer
  readonly toldByOwner: boolean
  readonly authorId: string | null
  readonly authorName: string | null
  readonly appointmentId: string | null
  readonly writtenAt: string
}

/** Everything measured of a subject that holds, oldest first. Says nothing of who may read it. */
export async function observationsOf(db: Reader, subject: Pick<Subject, 'patientId' | 'petId'>): Promise<CurrentObservation[]> {
  const rows = await db
    .selectFrom('observations')
    .leftJoin('users as author', 'author.id', 'observations.author_id')
    .selectAll('observations')
    .select('author.name as author_name')
    .where(ofSubject('observations', subject))
    .where('withdrawn_at', 'is', null)
    .orderBy('at')
    .orderBy('observations.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    edition: row.edition,
    kind: row.kind,
    value: row.value,
    second: row.second,
    at: row.at,
    isDay: row.is_day,
    measurer: row.measurer,
    toldByOwner: row.told_by_owner,
    authorId: row.author_id,
    authorName: row.author_name,
    appointmentId: row.appointment_id,
    writtenAt: row.created_at,
  }))
}

/** The newest weight that holds; `null` where nobody weighed the subject. */
export async function latestWeight(
  db: Reader,
  subject: Pick<Subject, 'patientId' | 'petId'>,
): Promise<{ readonly grams: number; readonly measuredAt: string } | null> {
  const row = await db
    .selectFrom('observations')
    .select(['value', 'at'])
    .where(ofSubject('observations', subject))
    .where('kind', '=', 'weight')
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { grams: row.value, measuredAt: row.at } : null
}

/** When the subject was measured first, as far as it holds: the day where only that is known. */
export async function earliestObservation(db: Reader, subject: PersonOrPet): Promise<string | null> {
  const row = await db
    .selectFrom('observations')
    .select(['at', 'is_day'])
    .where(ofSubject('observations', subject))
    .where('withdrawn_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.is_day ? utcDay(row.at) : row.at) : null
}
