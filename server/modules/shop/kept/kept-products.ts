import type { FavouriteProducts } from '#contract/shop/schemas.ts'
import { mostKept } from '#contract/shop/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentProduct, selectProducts } from '#server/modules/catalogue/index.ts'

type KeptTable = 'favourite_products' | 'awaited_products'

/** What the caller keeps and what they wait for, latest first. */
export async function listKept(db: Reader, { userId }: Actor): Promise<{ favourites: string[]; awaited: string[] }> {
  return { favourites: await idsIn(db, 'favourite_products', userId), awaited: await idsIn(db, 'awaited_products', userId) }
}

/** The same with the products as they stand now. */
export async function listFavourites(db: Reader, actor: Actor): Promise<FavouriteProducts> {
  const { favourites, awaited } = await listKept(db, actor)
  const ids = [...new Set([...favourites, ...awaited])]
  if (ids.length === 0) return { favourites: [], awaited: [], gone: 0 }
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute()
  const products = new Map(rows.map((row) => [row.id, presentProduct(row)]))
  const shown = (wanted: readonly string[]) => wanted.flatMap((id) => products.get(id) ?? [])
  return { favourites: shown(favourites), awaited: shown(awaited), gone: ids.length - products.size }
}

async function idsIn(db: Reader, table: KeptTable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Twice is once. @throws Refusal 404 for a product that nobody can see; 409 `too_many_lines` */
export async function keepProduct(platform: Platform, { userId }: Actor, table: KeptTable, productId: string): Promise<void> {
  await platform.transact(async (work) => {
    const product = await selectProducts(work.db).where('products.id', '=', productId).executeTakeFirst()
    if (!product) throw notFound()
    await work.db.selectFrom('patients').select('user_id').where('user_id', '=', userId).forUpdate().execute()
    const kept = await idsIn(work.db, table, userId)
    if (kept.includes(productId)) return
    if (kept.length >= mostKept) throw conflict('too_many_lines', `No more than ${mostKept} products`)
    await work.db.insertInto(table).values({ user_id: userId, product_id: productId, created_at: platform.clock.now() }).execute()
  })
}

export async function dropProduct({ db }: Platform, { userId }: Actor, table: KeptTable, productId: string): Promise<void> {
  await db.deleteFrom(table).where('user_id', '=', userId).where('product_id', '=', productId).execute()
}
