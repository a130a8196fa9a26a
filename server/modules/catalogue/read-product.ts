import { audiences, type Audience } from '#contract/catalogue/choices.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { reachColumns, usualAddress } from './brought-to-me.ts'
import { presentFound } from './present-found.ts'
import { presentProduct, selectProducts } from './select-products.ts'

const othersShown = 4

/** A product as everybody may see it, with how it comes to the reader. 404 for one of a pharmacy that is not verified, or suspended. */
export async function readProduct(db: Reader, id: string, actor?: Actor | null): Promise<Product> {
  const row = await selectProducts(db)
    .select(['products.description', 'pharmacies.address'])
    .select(reachColumns(await usualAddress(db, actor)))
    .select(['delivery_radius_metres', 'pharmacies.currency as delivery_currency'])
    .where('products.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const card = presentFound(row)
  const others = await selectProducts(db)
    .where('category', '=', row.category)
    .where('audience', 'in', goesWith(row.audience))
    .where('products.id', '<>', id)
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(othersShown)
    .execute()
  return {
    ...card,
    description: row.description,
    pharmacy: {
      ...card.pharmacy,
      town: row.address.city,
      delivery: {
        fee: { amount: row.delivery_fee, currency: row.delivery_currency },
        freeFrom: row.delivery_free_from === null ? null : { amount: row.delivery_free_from, currency: row.delivery_currency },
        withinMetres: row.delivery_radius_metres,
      },
    },
    others: others.map(presentProduct),
  }
}

/** Nobody who looks for their dog is shown tablets for people. */
function goesWith(audience: Audience): readonly Audience[] {
  return audience === 'both' ? audiences : [audience, 'both']
}
