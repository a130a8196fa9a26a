import { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { medicineOrdersCalls } from '#contract/medicine-orders/calls.ts'
import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import type { DeskKind, DeskTab } from '#contract/pharmacy/values.ts'
import { shopCalls } from '#contract/shop/calls.ts'
import type { OwnOrder } from '#contract/shop/schemas.ts'
import { firstId, type Read } from './screen.ts'

interface CartToFill {
  readonly products?: number
  readonly quantity?: number
  /** What one cost when it was put there; the price of now when absent. */
  readonly price?: number
}

/** Puts products that anybody can buy into the patient's cart. */
export async function fillCart(read: Read, { products = 3, quantity = 1, price }: CartToFill = {}): Promise<void> {
  const query = { inStock: 'true', withoutPrescription: 'true', sort: 'name', limit: String(products) }
  const { items } = (await read(catalogueCalls.listProducts, { query })) as { items: ProductCard[] }
  for (const { id, price: now } of items) {
    const body = { quantity, price: price ?? now.amount }
    await read(shopCalls.setCartLine, { params: { id }, body })
  }
}

/** The latest of the patient's orders of a kind that stands there. */
export async function ownOrder(read: Read, kind: OwnOrder['kind'], state: OwnOrder['state']): Promise<string> {
  const { items } = (await read(shopCalls.listOwnOrders, { query: { tab: 'all', limit: '100' } })) as { items: OwnOrder[] }
  const found = items.find((order) => order.kind === kind && order.state === state)
  if (!found) throw new Error(`The patient has no ${kind} order that is ${state}: the story has nothing to show`)
  return found.id
}

export const ownMedicine = (read: Read, state: MedicineOrderState) => ownOrder(read, 'medicine', state)

/** A paid order at the demonstration pharmacy's desk. */
export async function deskOrder(read: Read, kind: DeskKind, tab: DeskTab): Promise<string> {
  const answer = (await read(pharmacyCalls.listDeskOrders, { query: { kind, tab } })) as { items: DeskOrderCard[] }
  return firstId(answer)
}

/** A prescription that the pharmacy was sent. */
export const medicineRequest = async (read: Read, state: 'requested' | 'quoted') =>
  firstId(await read(medicineOrdersCalls.listMedicineRequests, { query: { state } }))
