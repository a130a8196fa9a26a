import { share } from '../orders/money.ts'
import type { Plan } from './schemas.ts'

type Terms = Pick<Plan, 'price' | 'period' | 'visits' | 'freeDelivery'>

/** Whether one goes over to it at once: it costs more for as long a period, and includes no less. All others follow with the next period. */
export function isUpgrade(from: Terms, to: Terms): boolean {
  return (
    to.period === from.period &&
    to.price.currency === from.price.currency &&
    to.price.amount > from.price.amount &&
    to.visits >= from.visits &&
    (to.freeDelivery || !from.freeDelivery)
  )
}

/**
 * What is paid to go over at once, in minor units: the difference of the prices by the days that are left of the period, today included.
 * Half cents go up.
 */
export function upgradePrice(difference: number, days: { readonly left: number; readonly all: number }): number {
  return share(difference, days.left, days.all)
}
