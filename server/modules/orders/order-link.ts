import type { OrderKind } from '#contract/orders/states.ts'
import { paths } from '#contract/paths.ts'

/** Where the buyer, or the seller of goods, sees to an order. */
export function orderLink({ id, kind }: { readonly id: string; readonly kind: OrderKind }, side: 'buyer' | 'seller'): string {
  if (side === 'seller') return kind === 'medicine' ? paths.pharmaOrderDetails.link({ id }) : paths.pOrderDetails.link({ id })
  if (kind === 'subscription') return paths.userSettings.link({ tab: 'plan' })
  if (kind === 'appointment') return paths.doctorOrderDetails.link({ id })
  return kind === 'medicine' ? paths.userOrdersDetails.link({ id }) : paths.userShopingOrderDetails.link({ id })
}
