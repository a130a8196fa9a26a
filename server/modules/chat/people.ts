import type { ChatPerson } from '#contract/chat/schemas.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Of these people those who are there, by their ids. */
export async function peopleById(db: Reader, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, ChatPerson>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'avatar', 'user_type'])
    .where('id', 'in', wanted)
    .where('status', '<>', 'pending')
    .execute()
  return new Map(rows.map(({ user_type, ...person }) => [person.id, { ...person, role: roleOf(user_type)! }]))
}
