import type { z } from 'zod'
import { decidedLicenceStates } from '#contract/admin/choices.ts'
import type { licencesPage, licencesQuery } from '#contract/admin/schemas.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'

/** Doctors whose licence has been decided on, by name. */
export async function listLicences(
  { db }: Platform,
  query: z.output<typeof licencesQuery>,
): Promise<z.infer<typeof licencesPage>> {
  let found = db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.created_at', 'kind', 'speciality', 'licence_number'])
    .select(['licence_state', 'licence_reason'])
    .where('licence_state', 'in', query.state ? [query.state] : decidedLicenceStates)
  if (query.search) found = found.where(matchesText('users.name_words', query.search))
  const order = { column: 'users.name', id: 'users.id', kind: 'text', direction: 'asc' } as const
  const { items: rows, next } = await readPage(found, { ...order, at: (row) => [row.name, row.id] }, query)
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    kind: row.kind,
    speciality: row.speciality,
    licenceNumber: row.licence_number,
    registeredAt: row.created_at,
    state: decidedLicenceStates.find((state) => state === row.licence_state)!,
    reason: row.licence_reason,
  }))
  return { items, next }
}
