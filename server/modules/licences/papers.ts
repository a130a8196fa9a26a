import type { LicencePaper } from '#contract/licences/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { FileReader } from '#server/modules/files/index.ts'
import './tables.ts'

/** Papers of a licence, oldest first. */
export async function papersOf(db: Reader, userId: string): Promise<LicencePaper[]> {
  const rows = await db
    .selectFrom('licence_papers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('file_id')
    .execute()
  return rows.map((row) => ({ fileId: row.file_id, name: row.name, addedAt: row.added_at }))
}

/** Administrators read papers that belong to a licence; what was sent and never handed in is its owner's alone. */
export const mayReadLicencePaper: FileReader = async (db, actor, file) =>
  actor.role === 'admin' &&
  (await db.selectFrom('licence_papers').select('file_id').where('file_id', '=', file).executeTakeFirst()) !== undefined
