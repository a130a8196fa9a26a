import type { Generated, OptionalInstant } from '#server/kernel/columns.ts'

/** Units of a product that came together. */
export interface StockLotTable {
  id: Generated<string>
  product_id: string
  /** As the label says it; empty where nobody wrote it down. */
  lot: Generated<string>
  /** The last day is no longer sold: `YYYY-MM-DD`, of the pharmacy's zone. */
  expires_on: string | null
  /** On the shelf, those kept for orders included. */
  quantity: number
  reserved: Generated<number>
  recalled_at: OptionalInstant
  created_at: Generated<string>
}

/** `reserved`: kept while its order can be paid; `taken`: went with it; `released`: on the shelf again. */
export interface StockReservationTable {
  order_id: string
  lot_id: string
  product_id: string
  quantity: number
  state: 'reserved' | 'taken' | 'released'
  /** Of what was taken: back on the shelf. */
  restocked: Generated<number>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    stock_lots: StockLotTable
    stock_reservations: StockReservationTable
  }
}
