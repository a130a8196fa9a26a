import type { Platform } from '#server/kernel/platform.ts'
import '../tables.ts'

/** Removes the copy of a person's data, with its bytes. The bytes first: a row without them is removed again, bytes without a row by nobody. */
export async function removeCopyOf(platform: Platform, userId: string): Promise<void> {
  const copy = await platform.db.selectFrom('data_copies').select('id').where('user_id', '=', userId).executeTakeFirst()
  if (!copy) return
  await platform.files.remove(copy.id)
  await platform.transact(({ db }) => db.deleteFrom('data_copies').where('id', '=', copy.id).execute())
}
