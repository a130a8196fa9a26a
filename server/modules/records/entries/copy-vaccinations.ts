import type { Work } from '#server/kernel/work.ts'
import '#server/modules/people/index.ts'
import type { Subject } from '../subjects.ts'
import { vaccinationsOf } from './current.ts'

/** A pet's card shows what is due: it has a copy of the vaccinations that hold, oldest first, of which the record is the source. */
export async function copyVaccinations(work: Work, subject: Subject): Promise<void> {
  if (subject.petId === null) return
  const held = (await vaccinationsOf(work.db, subject)).map(({ vaccine, date, due, batch }) => ({ vaccine, date, due, batch }))
  await work.db
    .updateTable('pets')
    .set({ vaccinations: JSON.stringify(held.toReversed()) })
    .where('id', '=', subject.petId)
    .execute()
}
