import type { CheckoutInput } from '#contract/shop/schemas.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { makePatient, makePharmacy, type Person } from '../../../../tests/support/people.ts'
import { makeProduct } from '../../../../tests/support/products.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const someAddress = {
  recipient: 'Ann Lee',
  phone: null,
  address: { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' },
  isDefault: true,
}

export interface Shelf {
  readonly pharmacy: Person
  readonly productId: string
  readonly price: number
}

/** A product on the shelf of a pharmacy made for it. */
export async function makeShelf(server: TestServer, columns: Record<string, unknown> = {}): Promise<Shelf> {
  const pharmacy = await makePharmacy(server, {}, { delivery_fee: 390 })
  const productId = await makeProduct(server, { price: 1000, stock: 5, ...columns }, pharmacy)
  return { pharmacy, productId, price: Number(columns['price'] ?? 1000) }
}

/** What a buyer sends for so many of each; brought to an address of theirs unless told. */
export async function someCheckout(
  server: TestServer,
  buyer: Person,
  shelves: readonly Shelf[],
  { quantity = 1, ...more }: Partial<CheckoutInput> & { quantity?: number } = {},
): Promise<CheckoutInput> {
  const { id } = await server.call(shopContract.addAddress, { body: someAddress }, { as: buyer })
  return {
    lines: shelves.map(({ productId, price }) => ({ productId, quantity, price })),
    delivery: 'courier',
    addressId: id,
    coupon: null,
    ...more,
  }
}

let keys = 0

/** Places it for the total that is shown; answers the orders' ids. */
export async function placed(server: TestServer, buyer: Person, input: CheckoutInput): Promise<string[]> {
  const { total } = await server.call(shopContract.priceCheckout, { body: input }, { as: buyer })
  const body = { ...input, expectedTotal: total }
  const { orderIds } = await server.call(shopContract.placeCheckout, { body }, { as: buyer, key: `checkout-number-${keys++}` })
  return orderIds
}

/** An unpaid order with its parties. */
export async function makeShopOrder(server: TestServer) {
  const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
  const [id] = await placed(server, buyer, await someCheckout(server, buyer, [shelf]))
  return { id: id!, buyer, ...shelf }
}
