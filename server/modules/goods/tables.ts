import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { Generated, OptionalInstant, OptionalJson } from '#server/kernel/columns.ts'

export interface GoodsOrderTable {
  order_id: string
  /** `null` while there is no price yet. */
  pay_until: OptionalInstant
  delivery: 'courier' | 'pickup'
  /** Whom the parcel is for, and where to. */
  recipient: string
  phone: string | null
  address: OptionalJson<PostalAddress>
  note: string | null
  delivered_at: OptionalInstant
  /** What was bought in one go, of several pharmacies. */
  checkout_id: Generated<string | null>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    goods_orders: GoodsOrderTable
  }
}
