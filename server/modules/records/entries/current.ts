import type { FactsOf } from '#contract/records/entry-schemas.ts'
import type { EntryKind } from '#contract/records/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { ofSubject, type Subject } from '../subjects.ts'
import '../tables.ts'

export interface Current {
  readonly entryId: string
  readonly edition: number
  readonly toldByOwner: boolean
  readonly isConfirmed: boolean
}

export type CurrentAllergy = Current & FactsOf<'allergy'>
export type CurrentCondition = Current & FactsOf<'condition'>
export type CurrentMedication = Current & FactsOf<'medication'>
export type CurrentVaccination = Current & FactsOf<'vaccination'>

/** Allergies that hold, newest first: told by owners too, confirmed or not. */
export const allergiesOf = (db: Reader, subject: Subject): Promise<CurrentAllergy[]> => currentOf(db, subject, 'allergy')

/** Conditions that hold; those that are over are not among them. */
export async function conditionsOf(db: Reader, subject: Subject): Promise<CurrentCondition[]> {
  return (await currentOf(db, subject, 'condition')).filter(({ state }) => state === 'active')
}

/** Medicines that are taken on this day (`2026-11-20`), as the record says; prescriptions are known to their own capability. */
export async function medicationsOf(db: Reader, subject: Subject, today: string): Promise<CurrentMedication[]> {
  return (await currentOf(db, subject, 'medication')).filter(({ until }) => until === null || until >= today)
}

/** Vaccinations by their day, newest first. */
export const vaccinationsOf = (db: Reader, subject: Subject): Promise<CurrentVaccination[]> =>
  currentOf(db, subject, 'vaccination')

async function currentOf<K extends EntryKind>(db: Reader, subject: Subject, kind: K): Promise<(Current & FactsOf<K>)[]> {
  const rows = await db
    .selectFrom('record_entries as entry')
    .innerJoin('record_entry_editions as said', (join) =>
      join.onRef('said.entry_id', '=', 'entry.id').onRef('said.edition', '=', 'entry.edition'),
    )
    .select(['entry.id', 'entry.edition', 'told_by_owner', 'confirmed_at', 'data'])
    .where(ofSubject('entry', subject))
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('entry.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...(row.data as FactsOf<K>),
    entryId: row.id,
    edition: row.edition,
    toldByOwner: row.told_by_owner,
    isConfirmed: row.confirmed_at !== null,
  }))
}
