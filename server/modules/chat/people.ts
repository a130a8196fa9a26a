import type { ChatPerson } from '#contract/chat/schemas.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import '#server/modules/account/index.ts'

/** Of these people those who are there, by their ids. */
export async function peopleById(db: Reader, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, ChatPerson>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('staff', 'staff.user_id', 'users.id')
    .leftJoin('users as doctor', 'doctor.id', 'staff.doctor_id')
    .select(['users.id', 'users.name', 'users.avatar', 'users.user_type', 'doctor.name as worksFor'])
    .where('users.id', 'in', wanted)
    .where('users.status', '<>', 'pending')
    .execute()
  return new Map(rows.map(({ user_type, ...person }) => [person.id, { ...person, role: roleOf(user_type)! }]))
}
