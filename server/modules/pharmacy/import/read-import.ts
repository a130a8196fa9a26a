import { sql } from 'kysely'
import type { CatalogueImport, ImportFault } from '#contract/pharmacy/schemas.ts'
import { importLimits } from '#contract/pharmacy/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'

/** What the file would do, or did, and the first of its faults. @throws Refusal 404 */
export async function readImport(db: Reader, actor: Actor, id: string): Promise<CatalogueImport> {
  const row = await db
    .selectFrom('catalogue_imports')
    .selectAll()
    .where('id', '=', id)
    .where('pharmacy_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const counted = row.state === 'checking' ? await countProducts(db, actor.userId, id) : row
  return {
    id,
    name: row.name,
    state: row.state,
    lines: row.lines,
    added: counted.added,
    changed: counted.changed,
    faultyLines: row.faulty_lines,
    faults: await firstFaults(db, id),
    createdAt: row.created_at,
  }
}

/** Products of the lines that would come new, and those that are there already. */
async function countProducts(db: Reader, pharmacyId: string, id: string): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{
    added: number
    changed: number
  }>`select count(*) filter (where products.id is null)::integer as added,
    count(products.id)::integer as changed
    from (select distinct sku from catalogue_import_lines where import_id = ${id}::uuid and sku is not null) as sent
    left join products on products.pharmacy_id = ${pharmacyId}::uuid and products.sku = sent.sku`.execute(db)
  return rows[0]!
}

async function firstFaults(db: Reader, id: string): Promise<ImportFault[]> {
  const rows = await db
    .selectFrom('catalogue_import_lines')
    .select(['line', 'faults'])
    .where('import_id', '=', id)
    .where('faults', 'is not', null)
    .orderBy('line')
    .limit(importLimits.faultsShown)
    .execute()
  return rows
    .flatMap(({ line, faults }) => (faults ?? []).map((fault) => ({ line, ...fault, value: fault.value ?? null })))
    .slice(0, importLimits.faultsShown)
}
