import { sql, type SqlBool } from 'kysely'
import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import '../account/index.ts'
import './tables.ts'

const active = (db: Reader) =>
  db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .where('users.status', '=', 'active')
    .where('staff.suspended_at', 'is', null)

/** Of these people those who work for a doctor with this right now, each with the doctor. */
export async function doctorsOfStaff(
  db: Reader,
  people: readonly string[],
  right: StaffRight,
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map()
  const rows = await active(db)
    .select(['staff.user_id', 'staff.doctor_id'])
    .where('staff.user_id', 'in', people)
    .where(sql<SqlBool>`${right} = any (staff.rights)`)
    .execute()
  return new Map(rows.map(({ user_id, doctor_id }) => [user_id, doctor_id]))
}

/** Who works for one of these doctors with this right now. */
export async function staffOfDoctors(db: Reader, doctors: readonly string[], right: StaffRight): Promise<string[]> {
  if (doctors.length === 0) return []
  const rows = await active(db)
    .select('staff.user_id')
    .where('staff.doctor_id', 'in', doctors)
    .where(sql<SqlBool>`${right} = any (staff.rights)`)
    .orderBy('users.name')
    .limit(200)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
