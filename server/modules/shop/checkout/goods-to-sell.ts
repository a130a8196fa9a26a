import { sql } from 'kysely'
import type { Category } from '#contract/catalogue/choices.ts'
import { type LineTax, lineTaxOf } from '#contract/orders/tax.ts'
import type { DeliveryArea } from '#contract/pharmacy/delivery-area.ts'
import type { CheckoutInput } from '#contract/shop/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { selectProducts } from '#server/modules/catalogue/index.ts'

/** A line of a checkout that can be sold. */
export interface GoodsLine {
  /** Its place among the lines that were sent. */
  readonly place: number
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly tax: LineTax
}

/** What one pharmacy sells of a checkout. */
export interface PharmacyGoods {
  readonly pharmacy: { readonly id: string; readonly name: string }
  readonly currency: string
  readonly deliveryFee: number
  /** From this sum of goods on it is nothing. */
  readonly deliveryFreeFrom: number | null
  readonly area: DeliveryArea
  readonly deliveryTax: LineTax
  readonly lines: readonly GoodsLine[]
}

/** What of the lines can be sold, by pharmacy; and what stands otherwise than it was seen. */
export async function goodsToSell(db: Reader, { lines }: Pick<CheckoutInput, 'lines'>) {
  const ids = lines.map(({ productId }) => productId)
  const rows = await selectProducts(db)
    .select(['pharmacies.delivery_fee', 'delivery_free_from', 'delivers', 'delivery_postcodes', 'delivery_radius_metres'])
    .select(['pharmacies.latitude', 'pharmacies.longitude', sql<string>`pharmacies.address ->> 'country'`.as('country')])
    .where('products.id', 'in', ids)
    .execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  const changes: { place: number; code: 'gone' | 'prescription' | 'price'; to: number }[] = []
  const byPharmacy = new Map<string, PharmacyGoods & { lines: GoodsLine[] }>()
  for (const [place, { productId, quantity, price }] of lines.entries()) {
    const row = products.get(productId)
    if (!row || row.prescription_only) {
      changes.push({ place, code: row ? 'prescription' : 'gone', to: 0 })
      continue
    }
    if (price !== null && price !== row.price) changes.push({ place, code: 'price', to: row.price })
    const goods = byPharmacy.get(row.pharmacy_id) ?? {
      pharmacy: { id: row.pharmacy_id, name: row.legal_name },
      currency: row.currency,
      deliveryFee: row.delivery_fee,
      deliveryFreeFrom: row.delivery_free_from,
      area: areaOf(row),
      deliveryTax: lineTaxOf(row.country, 'delivery'),
      lines: [],
    }
    const tax = lineTaxOf(row.country, taxClassOf(row.category))
    goods.lines.push({ place, productId, name: row.name, quantity, unitPrice: row.price, tax })
    byPharmacy.set(row.pharmacy_id, goods)
  }
  const sold = [...byPharmacy.values()].toSorted((a, b) => (a.pharmacy.id < b.pharmacy.id ? -1 : 1))
  return { sold, changes }
}

interface AreaRow {
  readonly delivers: boolean
  readonly country: string
  readonly delivery_postcodes: string[]
  readonly delivery_radius_metres: number
  readonly latitude: number | null
  readonly longitude: number | null
}

const areaOf = ({ delivers, country, latitude, longitude, ...row }: AreaRow): DeliveryArea => ({
  delivers,
  country,
  postcodes: row.delivery_postcodes,
  withinMetres: row.delivery_radius_metres,
  position: latitude === null || longitude === null ? null : { latitude, longitude },
})

export const taxClassOf = (category: Category) => (category === 'tablets' || category === 'syrup' ? 'medicine' : 'goods')
