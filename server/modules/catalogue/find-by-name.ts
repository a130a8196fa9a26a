import { maxResults } from '#contract/search/schemas.ts'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import type { Finder } from '#server/modules/search/index.ts'
import { selectProducts } from './select-products.ts'

/** Products of the shop by name, for everybody. */
export const findByName: Finder = async (db, _actor, wanted) => {
  const rows = await selectProducts(db)
    // The first has an index, and holds the description as well.
    .where(matchesTerms('products.search_words', wanted))
    .where(matchesTerms('products.name_order', wanted))
    .orderBy('name_order')
    .orderBy('products.id')
    .limit(maxResults)
    .execute()
  return rows.map(({ id, name, price, currency, legal_name: pharmacy }) => ({
    kind: 'product',
    id,
    name,
    price: { amount: price, currency },
    pharmacy,
  }))
}
