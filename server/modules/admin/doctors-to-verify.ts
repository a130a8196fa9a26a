import type { z } from 'zod'
import type { doctorsToVerifyPage, doctorsToVerifyQuery } from '#contract/admin/schemas.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Doctors whose licence waits for a decision, longest waiting first. */
export async function listDoctorsToVerify(
  platform: Platform,
  query: z.output<typeof doctorsToVerifyQuery>,
): Promise<z.infer<typeof doctorsToVerifyPage>> {
  const found = platform.db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.created_at', 'kind', 'speciality', 'licence_number'])
    .where('licence_state', '=', 'unverified')
  const order = { column: 'users.created_at', id: 'users.id', kind: 'instant', direction: 'asc' } as const
  const { items: rows, next } = await readPage(found, { ...order, at: (row) => [row.created_at, row.id] }, query)
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    kind: row.kind,
    speciality: row.speciality,
    licenceNumber: row.licence_number,
    registeredAt: row.created_at,
  }))
  return { items, next }
}
