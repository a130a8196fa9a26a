import { sql } from 'kysely'
import type { StaffMember } from '#contract/staff/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../account/index.ts'
import './tables.ts'

/** Everybody who works for the caller's doctor, by name. */
export async function listStaff({ db }: Platform, { doctorId }: Actor): Promise<StaffMember[]> {
  if (doctorId === null) throw forbidden()
  const rows = await selectStaff(db, doctorId).orderBy('users.name').orderBy('users.id').limit(200).execute()
  return rows.map(presentMember)
}

/** @throws Refusal 404 for somebody who does not work for the doctor */
export async function readMember(db: Reader, doctorId: string, id: string): Promise<StaffMember> {
  const row = await selectStaff(db, doctorId).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentMember(row)
}

function selectStaff(db: Reader, doctorId: string) {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.avatar', 'users.status', 'users.created_at'])
    .select(['staff.rights', 'staff.suspended_at'])
    .select(
      sql<string | null>`(select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id)`.as('last_seen_at'),
    )
    .where('staff.doctor_id', '=', doctorId)
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['execute']>>[number]

function presentMember(row: MemberRow): StaffMember {
  const { id, name, email, avatar, rights } = row
  return {
    id,
    name,
    email,
    avatar,
    state: row.status === 'active' && row.suspended_at === null ? 'active' : 'suspended',
    rights,
    joinedAt: row.created_at,
    lastSeenAt: row.last_seen_at && new Date(row.last_seen_at).toISOString(),
  }
}
