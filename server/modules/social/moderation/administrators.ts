import type { Reader } from '#server/kernel/db.ts'

/** The ids of all who run the platform. */
export async function administrators(db: Reader): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('user_type', '=', 3).where('status', '=', 'active').execute()
  return rows.map(({ id }) => id)
}
