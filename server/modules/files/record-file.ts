import { sql, type Insertable } from 'kysely'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** Files that one account may have at a time, shown or waiting to be. */
const mostFiles = 300

/** The row of a file whose bytes are kept already. @throws Refusal 409 `too_many_files` */
export async function recordFile(
  { clock }: Platform,
  work: Work,
  { sizes = [], ...file }: Omit<Insertable<Tables['files']>, 'created_at' | 'owner_id'> & { readonly owner_id: string },
): Promise<void> {
  // One after another for each account: each counts those before it.
  await work.db.selectFrom('users').select('id').where('id', '=', file.owner_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  await refuseOneMore(work.db, file.owner_id)
  await work.db
    .insertInto('files')
    .values({ ...file, sizes: sql`${JSON.stringify(sizes)}::jsonb`, created_at: clock.now() })
    .execute()
  await work.audit({ action: 'file.store', recordKind: 'file', recordId: file.id, userId: file.owner_id })
}

export async function refuseOneMore(db: Reader, ownerId: string): Promise<void> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw conflict('too_many_files', `No more than ${mostFiles} files`)
}
