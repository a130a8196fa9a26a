import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/** Everybody who administers the platform now, for what they must see at once. */
export async function administrators(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', userTypeOf('admin'))
    .where('status', '=', 'active')
    .execute()
  return rows.map((row) => row.id)
}
