/** A number of units of one product. */
export interface StockLine {
  readonly productId: string
  readonly quantity: number
}

export interface SellableLot {
  readonly id: string
  readonly expiresOn: string | null
  /** Units that nobody has. */
  readonly free: number
}

/** Each product once with all that is wanted of it, by its id: in this order rows are locked. */
export function sumByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
}

/** Which lots give so many units: what expires first goes first, what never does last. `null` when there are not so many. */
export function pickLots(lots: readonly SellableLot[], quantity: number): { lotId: string; quantity: number }[] | null {
  const picked: { lotId: string; quantity: number }[] = []
  let left = quantity
  for (const lot of lots.toSorted(firstExpiredFirst)) {
    const units = Math.min(left, lot.free)
    if (units > 0) picked.push({ lotId: lot.id, quantity: units })
    left -= units
  }
  return left === 0 ? picked : null
}

function firstExpiredFirst(a: SellableLot, b: SellableLot): number {
  if (a.expiresOn !== b.expiresOn) {
    if (a.expiresOn === null) return 1
    if (b.expiresOn === null) return -1
    return a.expiresOn < b.expiresOn ? -1 : 1
  }
  return a.id < b.id ? -1 : 1
}
