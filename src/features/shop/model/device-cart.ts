import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CartLinesInput } from '#contract/shop/schemas.ts'
import { mostLines, mostUnits } from '#contract/shop/values.ts'
import { isId } from '#shared/lib/is-id.ts'
import { lazySlice } from '#shared/state/lazy-slice.ts'

type Line = CartLinesInput['lines'][number]
interface DeviceCart {
  lines: Line[]
}

const slice = createSlice({
  name: 'cart',
  initialState: { lines: [] } as DeviceCart,
  reducers: {
    /** So many of a product from now on; 0 takes it out. */
    lineSet: (state, { payload }: PayloadAction<Line>) => {
      const place = state.lines.findIndex(({ productId }) => productId === payload.productId)
      if (payload.quantity === 0) state.lines = state.lines.filter(({ productId }) => productId !== payload.productId)
      else if (place >= 0) state.lines[place] = payload
      else if (state.lines.length < mostLines) state.lines.push(payload)
    },
    /** The account's cart has all of it. */
    cartHandedOver: () => ({ lines: [] }),
  },
})

export const { lineSet, cartHandedOver } = slice.actions

/** The cart of a visitor: it stays on this device until somebody signs in, whose cart then takes it in. */
export const deviceCart = lazySlice(slice, { of: 'device', kept: { version: 1, check: cartOf } })

declare module '#shared/state/lazy-slice.ts' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

/** What storage had, if it is a cart. */
function cartOf(stored: unknown): DeviceCart | undefined {
  const lines: unknown = typeof stored === 'object' && stored !== null && 'lines' in stored ? stored.lines : undefined
  return Array.isArray(lines) && lines.length <= mostLines && lines.every(isLine) ? { lines } : undefined
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  const { productId, quantity, price } = value as Partial<Record<keyof Line, unknown>>
  const isPrice = price === null || (Number.isInteger(price) && Number(price) >= 0)
  return (
    typeof productId === 'string' &&
    isId(productId) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= mostUnits &&
    isPrice
  )
}
