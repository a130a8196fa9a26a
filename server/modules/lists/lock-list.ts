import type { ReferenceList } from '#contract/lists/values.ts'
import type { Work } from '#server/kernel/work.ts'
import { notFound } from '#server/kernel/errors.ts'
import { administrators } from '../account/index.ts'
import './tables.ts'

/** Takes the list for oneself until the end of the work; answers how often it was changed. */
export async function lockList(work: Work, list: ReferenceList): Promise<number> {
  const { version } = await work.db
    .selectFrom('reference_lists')
    .select('version')
    .where('list', '=', list)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** The entry, with its list taken. @throws Refusal 404 */
export async function lockEntry(work: Work, id: string) {
  const found = await work.db.selectFrom('reference_entries').select('list').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  await lockList(work, found.list)
  return work.db.selectFrom('reference_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Counts the change, and has every administrator's screen ask anew. */
export async function listChanged(work: Work, list: ReferenceList): Promise<void> {
  await work.db
    .updateTable('reference_lists')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('list', '=', list)
    .execute()
  await work.tell(await administrators(work.db), { kind: 'lists.changed', payload: {} })
}
