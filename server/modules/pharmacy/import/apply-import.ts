import { sql } from 'kysely'
import type { CatalogueImport } from '#contract/pharmacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countAnew, manyRows } from '#server/kernel/count-anew.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/module.ts'
import { joinWholeTables } from '#server/kernel/join-whole-tables.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { unnamedLot } from '../catalogue/catalogue-file.ts'
import { lockImport } from './import-lines.ts'
import { readImport } from './read-import.ts'

/**
 * Brings all lines of a checked file in, or none. The stock of a lot becomes what the file says, but never less than is kept for orders.
 * @throws Refusal 404; 409 `import_faults` while a line is faulty, `import_state`
 */
export async function applyImport(platform: Platform, actor: Actor, id: string): Promise<CatalogueImport> {
  await platform.transact(async (work) => {
    const row = await lockImport(work, actor, id, { isAlone: true })
    if (row.faulty_lines > 0 || row.lines === 0)
      throw conflict('import_faults', 'Lines of the file are faulty: nothing was brought in')
    if (row.lines > manyRows) {
      await joinWholeTables(work.db)
      countAnew(platform, work, ['products', 'stock_lots'])
    }
    const into = await intoOf(platform, work, actor.userId, id)
    await lockTouched(work, into)
    const counted = { added: 0, changed: 0 }
    for (const part of await partsOf(work, into)) {
      const written = await writeLines(work, into, part)
      counted.added += written.added
      counted.changed += written.changed
    }
    await refreshTouched(work, into)
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
    await lockImport(work, actor, id, { isAlone: true })
    await work.db.deleteFrom('catalogue_import_lines').where('import_id', '=', id).execute()
    await work.db.updateTable('catalogue_imports').set({ state: 'discarded' }).where('id', '=', id).execute()
  })
}

/** Which file comes into which catalogue, and when. */
interface Into {
  readonly pharmacyId: string
  readonly id: string
  readonly now: string
  /** Of the pharmacy: what expires by then is not sold any more. */
  readonly today: string
}

async function intoOf(platform: Platform, work: Work, pharmacyId: string, id: string): Promise<Into> {
  const now = platform.clock.now().toISOString()
  const { rows } = await sql<{ today: string }>`select (${now}::timestamptz at time zone time_zone)::date::text as today
    from users where id = ${pharmacyId}::uuid`.execute(work.db)
  return { pharmacyId, id, now, today: rows[0]!.today }
}

const touched = ({ pharmacyId, id }: Into) => sql`products.pharmacy_id = ${pharmacyId}::uuid
  and products.sku in (select sku from catalogue_import_lines where import_id = ${id}::uuid)`

/** In the order of their ids, as everybody who changes stock does. */
async function lockTouched(work: Work, into: Into): Promise<void> {
  await sql`select count(*) from (select id from products where ${touched(into)} order by id for update) as locked`.execute(
    work.db,
  )
}

/** Products between two numbers; the first is not among them. */
interface Part {
  readonly after: string
  readonly upTo: string
}

/** So many products are written by one statement: no statement may take long, however slow the database is today. */
const productsAtOnce = 5000

async function partsOf(work: Work, { id }: Into): Promise<Part[]> {
  const { rows } = await sql<{ sku: string }>`select sku from (
      select sku, row_number() over (order by sku) as place, count(*) over () as all_of_them
      from (select distinct sku from catalogue_import_lines where import_id = ${id}::uuid) as each
    ) as numbered where place % ${productsAtOnce} = 0 or place = all_of_them order by sku`.execute(work.db)
  return rows.map(({ sku }, index) => ({ after: rows[index - 1]?.sku ?? '', upTo: sku }))
}

/**
 * Writes products and their lots by one statement, new ones with what can be sold of them at once: a row that is written a second time costs
 * as much in every index again. Of several lines of a product, one for each lot, the last one says what it is.
 */
async function writeLines(work: Work, into: Into, { after, upTo }: Part) {
  const { pharmacyId, id, now, today } = into
  const { rows } = await sql<{ added: number; changed: number }>`with lines as materialized (
      select * from catalogue_import_lines where import_id = ${id}::uuid and sku > ${after} and sku <= ${upTo}
    ), sent as (
      select distinct on (sku) * from lines order by sku, line desc
    ), free as (
      select sku, coalesce(sum(stock) filter (where expires_on is null or expires_on > ${today}::date), 0)::integer as stock
      from lines group by sku
    ), known as (
      select id, sku from products where pharmacy_id = ${pharmacyId}::uuid and sku in (select sku from lines)
    ), changed as (
      update products set name = sent.name, description = coalesce(sent.description, products.description), category = sent.category,
        audience = sent.audience, prescription_only = coalesce(sent.prescription_only, products.prescription_only), price = sent.price
      from sent where products.pharmacy_id = ${pharmacyId}::uuid and products.sku = sent.sku and (
        (products.name, products.category, products.audience, products.price) is distinct from
          (sent.name, sent.category, sent.audience, sent.price)
        or products.description <> coalesce(sent.description, products.description)
        or products.prescription_only <> coalesce(sent.prescription_only, products.prescription_only))
    ), added as (
      insert into products (id, pharmacy_id, sku, name, description, category, audience, prescription_only, price, currency, stock, created_at)
      select gen_random_uuid(), ${pharmacyId}::uuid, sent.sku, sent.name, coalesce(sent.description, ''), sent.category, sent.audience,
        coalesce(sent.prescription_only, false), sent.price, (select currency from pharmacies where user_id = ${pharmacyId}::uuid),
        free.stock, ${now}::timestamptz
      from sent join free on free.sku = sent.sku left join known on known.sku = sent.sku where known.sku is null returning id, sku
    ), lots as (
      insert into stock_lots (product_id, lot, expires_on, quantity)
      select products.id, case lines.lot when ${unnamedLot} then '' else lines.lot end, lines.expires_on, lines.stock
      from (select id, sku from known union all select id, sku from added) as products join lines on lines.sku = products.sku
      where lines.stock is not null
      on conflict (product_id, lot) do update set quantity = greatest(excluded.quantity, stock_lots.reserved),
        expires_on = coalesce(excluded.expires_on, stock_lots.expires_on)
    ) select (select count(*)::integer from added) as added, (select count(*)::integer from known) as changed`.execute(work.db)
  return rows[0]!
}

/** What can be sold of them now, written down anew for all at once. */
async function refreshTouched(work: Work, into: Into): Promise<void> {
  await sql`update products set stock = counted.free from (
      select products.id, coalesce(sum(quantity - reserved) filter (where stock_lots.recalled_at is null
        and (stock_lots.expires_on is null or stock_lots.expires_on > ${into.today}::date)), 0)::integer as free
      from products left join stock_lots on stock_lots.product_id = products.id
      where ${touched(into)} group by products.id
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
