import { sql } from 'kysely'
import type { OwnProduct, OwnProductQuery, ProductDraft } from '#contract/pharmacy/schemas.ts'
import { expiringDays } from '#contract/pharmacy/values.ts'
import { dayIn } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { presentOwnProducts, selectOwnProducts, type OwnProductRow } from './present-product.ts'

/** What the pharmacy sells, by name. */
export async function listOwnProducts(
  { db, clock }: Platform,
  actor: Actor,
  query: OwnProductQuery,
): Promise<{ items: OwnProduct[]; next: string | null }> {
  let select = selectOwnProducts(db, actor.userId)
  if (query.category) select = select.where('category', '=', query.category)
  if (query.show === 'hidden') select = select.where('hidden_at', 'is not', null)
  if (query.show === 'low') select = select.whereRef('stock', '<=', 'low_stock').where('hidden_at', 'is', null)
  if (query.show === 'out') select = select.where('stock', '=', 0).where('hidden_at', 'is', null)
  if (query.show === 'expiring')
    select = select.where(sql<boolean>`exists (select from stock_lots where product_id = products.id and quantity > 0
      and expires_on <= ${dayIn(actor.timeZone, clock.now())}::date + ${expiringDays}::integer)`)
  if (query.search)
    select = select.where(matchesText(sql<string>`(products.search_words || ' ' || folded(products.sku))`, query.search))
  const page = await readPage(
    select,
    {
      column: 'products.name_order',
      kind: 'text',
      id: 'products.id',
      direction: 'asc',
      at: (row: OwnProductRow) => [row.name_order, row.id],
    },
    query,
  )
  return { items: await presentOwnProducts(db, page.items), next: page.next }
}

/** One of the pharmacy's own. @throws Refusal 404 */
export async function readOwnProduct(db: Reader, actor: Actor, id: string): Promise<OwnProduct> {
  const row = await selectOwnProducts(db, actor.userId).where('products.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const [product] = await presentOwnProducts(db, [row])
  return product!
}

/** @throws Refusal 409 `sku_taken` */
export async function addOwnProduct(platform: Platform, actor: Actor, draft: ProductDraft): Promise<OwnProduct> {
  const id = platform.ids.next()
  return platform.transact(async (work) => {
    const { currency } = await work.db
      .selectFrom('pharmacies')
      .select('currency')
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const added = await work.db
      .insertInto('products')
      .values({ id, pharmacy_id: actor.userId, currency, created_at: platform.clock.now(), ...columns(platform, draft) })
      .onConflict((clash) => clash.columns(['pharmacy_id', 'sku']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw taken()
    await work.audit({ action: 'product.add', recordKind: 'product', recordId: id, userId: actor.userId })
    return readOwnProduct(work.db, actor, id)
  })
}

/** @throws Refusal 404; 409 `sku_taken` */
export async function changeOwnProduct(platform: Platform, actor: Actor, id: string, draft: ProductDraft): Promise<OwnProduct> {
  return platform.transact(async (work) => {
    const row = await work.db
      .selectFrom('products')
      .select(['id', 'hidden_at'])
      .where('id', '=', id)
      .where('pharmacy_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound()
    const other = await work.db
      .selectFrom('products')
      .select('id')
      .where('pharmacy_id', '=', actor.userId)
      .where('sku', '=', draft.sku)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw taken()
    await work.db.updateTable('products').set(columns(platform, draft)).where('id', '=', id).execute()
    await work.audit({ action: 'product.change', recordKind: 'product', recordId: id, userId: actor.userId })
    return readOwnProduct(work.db, actor, id)
  })
}

const taken = () => conflict('sku_taken', 'Another product has this number')

const columns = (platform: Platform, draft: ProductDraft) => ({
  sku: draft.sku,
  name: draft.name,
  description: draft.description,
  category: draft.category,
  audience: draft.audience,
  prescription_only: draft.prescriptionOnly,
  price: draft.price,
  low_stock: draft.lowStock,
  hidden_at: draft.isHidden ? platform.clock.now() : null,
})
