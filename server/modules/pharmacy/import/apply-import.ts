import { sql } from 'kysely'
import type { CatalogueImport } from '#contract/pharmacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/module.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { isSellable } from '#server/modules/stock/index.ts'
import { unnamedLot } from '../catalogue/catalogue-file.ts'
import { lockImport } from './import-lines.ts'
import { readImport } from './read-import.ts'

/**
 * Brings all lines of a checked file in, or none. The stock of a lot becomes what the file says, but never less than is kept for orders.
 * @throws Refusal 404; 409 `import_faults` while a line is faulty, `import_state`
 */
export async function applyImport(platform: Platform, actor: Actor, id: string): Promise<CatalogueImport> {
  await platform.transact(async (work) => {
    const row = await lockImport(work, actor, id)
    if (row.faulty_lines > 0 || row.lines === 0)
      throw conflict('import_faults', 'Lines of the file are faulty: nothing was brought in')
    await lockTouched(work, actor.userId, id)
    const counted = await writeProducts(platform, work, actor.userId, id)
    await writeLots(work, actor.userId, id)
    await refreshTouched(platform, work, actor.userId, id)
    await work.db.deleteFrom('catalogue_import_lines').where('import_id', '=', id).execute()
    await work.db
      .updateTable('catalogue_imports')
      .set({ state: 'applied', ...counted })
      .where('id', '=', id)
      .execute()
    await work.audit({ action: 'catalogue.import', recordKind: 'catalogueImport', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'desk.changed', payload: { id } })
  })
  return readImport(platform.db, actor, id)
}

/** Throws a file away; nothing of it was brought in. */
export async function discardImport(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockImport(work, actor, id)
    await work.db.deleteFrom('catalogue_import_lines').where('import_id', '=', id).execute()
    await work.db.updateTable('catalogue_imports').set({ state: 'discarded' }).where('id', '=', id).execute()
  })
}

const touched = (pharmacyId: string, id: string) => sql`products.pharmacy_id = ${pharmacyId}::uuid
  and products.sku in (select sku from catalogue_import_lines where import_id = ${id}::uuid)`

/** In the order of their ids, as everybody who changes stock does. */
async function lockTouched(work: Work, pharmacyId: string, id: string): Promise<void> {
  await sql`select count(*) from (select id from products where ${touched(pharmacyId, id)} order by id for update) as locked`.execute(
    work.db,
  )
}

/** Of several lines of a product, one for each lot, the last one says what it is. */
async function writeProducts(platform: Platform, work: Work, pharmacyId: string, id: string) {
  const { rows } = await sql<{ added: number; changed: number }>`with sent as (
      select distinct on (sku) * from catalogue_import_lines where import_id = ${id}::uuid order by sku, line desc
    ), changed as (
      update products set name = sent.name, description = coalesce(sent.description, products.description), category = sent.category,
        audience = sent.audience, prescription_only = coalesce(sent.prescription_only, products.prescription_only), price = sent.price
      from sent where products.pharmacy_id = ${pharmacyId}::uuid and products.sku = sent.sku returning 1
    ), added as (
      insert into products (id, pharmacy_id, sku, name, description, category, audience, prescription_only, price, currency, created_at)
      select gen_random_uuid(), ${pharmacyId}::uuid, sku, name, coalesce(description, ''), category, audience,
        coalesce(prescription_only, false), price, (select currency from pharmacies where user_id = ${pharmacyId}::uuid),
        ${platform.clock.now().toISOString()}::timestamptz
      from sent where not exists (select from products where pharmacy_id = ${pharmacyId}::uuid and products.sku = sent.sku) returning 1
    ) select (select count(*)::integer from added) as added, (select count(*)::integer from changed) as changed`.execute(work.db)
  return rows[0]!
}

async function writeLots(work: Work, pharmacyId: string, id: string): Promise<void> {
  await sql`insert into stock_lots (product_id, lot, expires_on, quantity)
    select products.id, case lines.lot when ${unnamedLot} then '' else lines.lot end, lines.expires_on, lines.stock
    from catalogue_import_lines as lines
    join products on products.pharmacy_id = ${pharmacyId}::uuid and products.sku = lines.sku
    where lines.import_id = ${id}::uuid and lines.stock is not null
    on conflict (product_id, lot) do update set quantity = greatest(excluded.quantity, stock_lots.reserved),
      expires_on = coalesce(excluded.expires_on, stock_lots.expires_on)`.execute(work.db)
}

/** What can be sold of them now, written down anew for all at once. */
async function refreshTouched(platform: Platform, work: Work, pharmacyId: string, id: string): Promise<void> {
  await sql`update products set stock = counted.free from (
      select products.id, coalesce(sum(quantity - reserved) filter (where ${isSellable(platform.clock.now())}), 0)::integer as free
      from products left join stock_lots on stock_lots.product_id = products.id
      where ${touched(pharmacyId, id)} group by products.id
    ) as counted where products.id = counted.id and products.stock <> counted.free`.execute(work.db)
}

/** Every hour: files that nobody finished within a day. */
export const forgetImports: Job = {
  name: 'pharmacy.forgetImports',
  everySeconds: 3600,
  async run(platform, slice) {
    const dayAgo = new Date(platform.clock.now().getTime() - 86_400_000).toISOString()
    await deleteInBatches(
      platform.db,
      slice,
      'catalogue_imports',
      sql`state = 'checking' and created_at < ${dayAgo}::timestamptz`,
    )
  },
}
