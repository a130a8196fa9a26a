import { sql } from 'kysely'
import type { z } from 'zod'
import type { ownProduct } from '#contract/pharmacy/schemas.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import type { Reader } from '#server/kernel/db.ts'

type Own = z.infer<typeof ownProduct>

/** A pharmacy's own products, hidden ones too. */
export const selectOwnProducts = (db: Reader, pharmacyId: string) =>
  db
    .selectFrom('products')
    .select(['products.id', 'products.sku', 'products.name', 'products.description', 'category', 'audience'])
    .select(['prescription_only', 'price', 'currency', 'picture', 'stock', 'low_stock', 'hidden_at', 'name_order'])
    .where('pharmacy_id', '=', pharmacyId)

export type OwnProductRow = Awaited<ReturnType<ReturnType<typeof selectOwnProducts>['executeTakeFirstOrThrow']>>

/** With their lots, those that expire first coming first. */
export async function presentOwnProducts(db: Reader, rows: readonly OwnProductRow[]): Promise<Own[]> {
  const lots = rows.length
    ? await db
        .selectFrom('stock_lots')
        .select(['id', 'product_id', 'lot', 'expires_on', 'quantity', 'reserved', 'recalled_at'])
        .where(
          'product_id',
          'in',
          rows.map(({ id }) => id),
        )
        .where('quantity', '>', 0)
        .orderBy(sql`expires_on nulls last`)
        .orderBy('lot')
        .execute()
    : []
  const byProduct = groupedBy(lots, (lot) => lot.product_id)
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: row.description,
    category: row.category,
    audience: row.audience,
    prescriptionOnly: row.prescription_only,
    price: row.price,
    currency: row.currency,
    lowStock: row.low_stock,
    isHidden: row.hidden_at !== null,
    picture: row.picture,
    stock: row.stock,
    lots: (byProduct.get(row.id) ?? []).map((lot) => ({
      id: lot.id,
      lot: lot.lot,
      expiresOn: lot.expires_on,
      quantity: lot.quantity,
      reserved: lot.reserved,
      isRecalled: lot.recalled_at !== null,
    })),
  }))
}
