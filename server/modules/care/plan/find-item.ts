import type { Selectable } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { CareItemTable } from '../tables.ts'

export type CareItemRow = Selectable<CareItemTable> & { readonly time_zone: string }

/** Items with the zone of whom the person or pet belongs to. */
export const selectItems = (db: Reader) =>
  db
    .selectFrom('care_items as item')
    .innerJoin('users as owner', 'owner.id', 'item.patient_id')
    .selectAll('item')
    .select('owner.time_zone')

/** @throws Refusal 404. Says nothing of who may know of it. */
export async function findItem(db: Reader, id: string): Promise<CareItemRow> {
  const item = await selectItems(db).where('item.id', '=', id).executeTakeFirst()
  if (!item) throw notFound()
  return item
}

export const subjectIdOf = ({ pet_id: pet, patient_id: patient }: Pick<CareItemRow, 'pet_id' | 'patient_id'>) => pet ?? patient
