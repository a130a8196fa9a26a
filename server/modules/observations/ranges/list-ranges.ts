import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ObservationRange, observationRanges, observationRangesQuery } from '#contract/observations/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import { rangeOfRow } from '../reading/ranges-of.ts'
import type { ObservationRangeTable } from '../tables.ts'

/** What is taken to be usual, by kind and then by age. */
export async function listRanges(
  db: Reader,
  { kind, species, ...asked }: z.output<typeof observationRangesQuery>,
): Promise<z.infer<typeof observationRanges>> {
  let all = db.selectFrom('observation_ranges').selectAll()
  if (kind) all = all.where('kind', '=', kind)
  if (species) all = species === 'person' ? all.where('species', 'is', null) : all.where('species', '=', species)
  const { items, next } = await readPage(
    all,
    { column: 'kind', kind: 'text', id: 'id', direction: 'asc', at: (row) => [row.kind, row.id] },
    asked,
  )
  return { items: items.map(presentedRange), next }
}

/** @throws Refusal 404 */
export async function readRange(db: Reader, id: string): Promise<ObservationRange> {
  const row = await db.selectFrom('observation_ranges').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentedRange(row)
}

const presentedRange = (row: Selectable<ObservationRangeTable>): ObservationRange => ({
  id: row.id,
  kind: row.kind,
  species: row.species,
  ...rangeOfRow(row),
  revision: row.revision,
})
