import type { WindDown } from '#contract/admin/wind-down-schemas.ts'
import { roleOf, userTypeOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Suspensions of doctors and pharmacies that nobody took back. */
export const openSuspensions = (db: Reader) =>
  db
    .selectFrom('account_suspensions')
    .innerJoin('users', 'users.id', 'account_suspensions.user_id')
    .leftJoin('users as suspender', 'suspender.id', 'account_suspensions.suspended_by')
    .leftJoin('operations', 'operations.id', 'account_suspensions.operation_id')
    .select([
      'account_suspensions.id as suspension_id',
      'account_suspensions.user_id',
      'account_suspensions.reason',
      'suspended_at',
    ])
    .select(['users.name', 'users.user_type', 'suspender.name as suspender_name', 'operations.regret_until'])
    .where('restored_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .where('users.user_type', 'in', [userTypeOf('doctor'), userTypeOf('pharmacy')])

export type OpenSuspension = Awaited<ReturnType<ReturnType<typeof openSuspensions>['executeTakeFirstOrThrow']>>

/** Of this account; nothing where it is not suspended. */
export const openSuspensionOf = (db: Reader, accountId: string): Promise<OpenSuspension | undefined> =>
  openSuspensions(db).where('account_suspensions.user_id', '=', accountId).executeTakeFirst()

/** Until when nothing is decided, for the suspension may still be taken back with the operation that it is part of. */
export const opensAt = ({ regret_until: until }: OpenSuspension, now: Date): string | null =>
  until !== null && Date.parse(until) > now.getTime() ? until : null

export const presentSuspension = (row: OpenSuspension): NonNullable<WindDown['suspension']> => ({
  id: row.user_id,
  name: row.name,
  role: roleOf(row.user_type) === 'doctor' ? 'doctor' : 'pharmacy',
  reason: row.reason,
  suspendedAt: row.suspended_at,
  suspendedBy: row.suspender_name,
})
