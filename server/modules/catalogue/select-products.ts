import { sql, type SqlBool } from 'kysely'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { ProductCard, ProductNarrowing } from '#contract/catalogue/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { pharmaciesBringingTo } from './brought-to-me.ts'
import { correctSearch } from './search/correct-search.ts'

/** Products that can be seen: on the shelf of a pharmacy whose licence is verified and whose account is active. */
export function selectProducts(db: Reader) {
  return db
    .selectFrom('products')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'products.pharmacy_id')
    .innerJoin('users', 'users.id', 'products.pharmacy_id')
    .select(['products.id', 'products.name', 'category', 'audience', 'price', 'products.currency', 'picture'])
    .select([
      'prescription_only',
      'products.created_at',
      'name_order',
      'pharmacy_id',
      'legal_name',
      'products.rating_sum',
      'products.rating_count',
      'products.rating_rank',
    ])
    .select(sql<boolean>`products.stock > 0`.as('in_stock'))
    .where('pharmacies.licence_state', '=', 'verified')
    .where('users.status', '=', 'active')
    .where('products.hidden_at', 'is', null)
}

/** Those of them that the person looks for, whatever their category; `address`: where they have things brought. */
export async function narrowProducts(db: Reader, asked: ProductNarrowing, address: PostalAddress | null) {
  let found = selectProducts(db)
  if (asked.audience) found = found.where('audience', 'in', [asked.audience, 'both'])
  if (asked.inStock) found = found.where('stock', '>', 0)
  if (asked.withoutPrescription) found = found.where('prescription_only', '=', false)
  if (asked.broughtToMe) {
    const bringing = address ? await pharmaciesBringingTo(db, address) : []
    found = found.where(sql<SqlBool>`products.pharmacy_id = any(${sql.val(bringing)}::uuid[])`)
  }
  const { text, searchedFor } = await correctSearch(db, asked.search ?? '')
  if (asked.search) found = found.where(matchesText('products.search_words', text))
  // A builder on its own would be taken for a promise.
  return { found, searchedFor }
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>

export function presentProduct(row: ProductRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    audience: row.audience,
    price: { amount: row.price, currency: row.currency },
    picture: row.picture,
    prescriptionOnly: row.prescription_only,
    inStock: row.in_stock,
    pharmacy: { id: row.pharmacy_id, name: row.legal_name },
    rating: {
      average: row.rating_count === 0 ? null : Math.round((row.rating_sum * 10) / row.rating_count) / 10,
      count: row.rating_count,
    },
  }
}
