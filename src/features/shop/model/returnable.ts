import type { Order } from '#contract/orders/schemas.ts'
import type { GoodsFacts } from '#contract/shop/schemas.ts'

/** What of an order can still be sent back, by the place of its line: what was bought less what is, or was, on its way back. */
export function returnableLines({ lines }: Pick<Order, 'lines'>, { returns }: Pick<GoodsFacts, 'returns'>) {
  const sent = returns.filter(({ state }) => state !== 'refused').flatMap((each) => each.lines)
  return lines.flatMap(({ subject, quantity }, index) => {
    const position = index + 1
    if (subject.kind !== 'product') return []
    const back = sent.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0)
    return back < quantity ? [{ position, name: subject.name, left: quantity - back }] : []
  })
}
