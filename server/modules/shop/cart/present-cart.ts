import type { Cart, CartLinesInput } from '#contract/shop/schemas.ts'
import { mostUnits } from '#contract/shop/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { presentProduct, selectProducts } from '#server/modules/catalogue/index.ts'
import { dangerousTo } from '#server/modules/formulary/index.ts'
import { problemsOf } from './rules.ts'

/** The lines as they stand now: each with its product, what is wrong, and for which animals of the household it is dangerous. */
export async function presentCart(db: Reader, actor: Actor | null, { lines }: CartLinesInput): Promise<Cart> {
  if (lines.length === 0) return { lines: [] }
  const ids = lines.map(({ productId }) => productId)
  const rows = await selectProducts(db).select('products.stock').where('products.id', 'in', ids).execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  const household = await animalsOf(db, actor)
  return {
    lines: lines.map(({ productId, quantity, price }) => {
      const row = products.get(productId)
      const standing = row ? { stock: row.stock, price: row.price, prescriptionOnly: row.prescription_only } : null
      return {
        productId,
        product: row ? presentProduct(row) : null,
        quantity,
        available: Math.min(row?.stock ?? 0, mostUnits),
        problems: problemsOf({ quantity, price }, standing),
        dangers: row ? household.filter(({ species }) => dangerousTo(row.name, species)).map(({ name }) => name) : [],
      }
    }),
  }
}

async function animalsOf(db: Reader, actor: Actor | null) {
  if (actor?.role !== 'patient') return []
  return db
    .selectFrom('pets')
    .select(['name', 'species'])
    .where('owner_id', '=', actor.userId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute()
}
