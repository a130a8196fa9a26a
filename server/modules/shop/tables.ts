import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { OrderReturn } from '#contract/shop/schemas.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

export interface CartLineTable {
  user_id: string
  product_id: string
  quantity: number
  /** What a unit cost when the person saw it last. */
  seen_price: number | null
  added_at: Instant
}

export interface AddressTable {
  id: string
  user_id: string
  recipient: string
  phone: string | null
  address: Json<PostalAddress>
  is_default: Generated<boolean>
  created_at: Instant
}

/** A product that somebody keeps, or waits for. */
export interface KeptProductTable {
  user_id: string
  product_id: string
  created_at: Instant
}

export interface OrderReturnTable {
  id: string
  order_id: string
  state: OrderReturn['state']
  lines: Json<OrderReturn['lines']>
  reason: string
  asked_at: Instant
  settled_at: OptionalInstant
  /** Minor units. */
  refunded: number | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    cart_lines: CartLineTable
    addresses: AddressTable
    favourite_products: KeptProductTable
    awaited_products: KeptProductTable
    order_returns: OrderReturnTable
  }
}
