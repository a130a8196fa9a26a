import type { Money } from '../kernel/values.ts'
import type { OrderKind } from './states.ts'

/** Whether it is known what the order costs: a medicine order comes to nothing until its pharmacy has told the price. */
export function isPriced({ kind, total }: { readonly kind: OrderKind; readonly total: Money }): boolean {
  return kind !== 'medicine' || total.amount > 0
}
