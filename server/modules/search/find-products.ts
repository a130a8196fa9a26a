import { foundAtMost, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { hasWords, type Wanted } from '#server/kernel/wanted.ts'
import { selectProducts } from '#server/modules/catalogue/index.ts'

/** Products of the shop by name, for everybody. */
export async function findProducts(db: Reader, wanted: Wanted): Promise<Found[]> {
  const rows = await selectProducts(db)
    // The first has an index, and holds the description as well.
    .where(hasWords('products.search_words', wanted))
    .where(hasWords('products.name_order', wanted))
    .orderBy('name_order')
    .orderBy('products.id')
    .limit(foundAtMost)
    .execute()
  return rows.map(({ id, name, price, currency, legal_name: pharmacy }) => ({
    kind: 'product',
    id,
    name,
    price: { amount: price, currency },
    pharmacy,
  }))
}
