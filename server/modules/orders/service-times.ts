import type { OrderKind } from '#contract/orders/states.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { ofKind, type OrderRow } from './lock-order.ts'

/** When what these orders of one kind bought is given; nothing of a kind without such times, or that nobody sells yet. */
export async function serviceTimesOf(
  { db, modules }: Platform,
  kind: OrderKind,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const port = modules.find((module) => module.orderKinds?.[kind])?.orderKinds?.[kind]
  return (await port?.serviceTimes?.(db, orders.map(ofKind))) ?? new Map<string, string>()
}
