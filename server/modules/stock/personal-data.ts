import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const stockData: PersonalData = {
  stock_lots: aboutNobody('id product_id lot expires_on quantity reserved recalled_at created_at'),
  stock_reservations: aboutNobody('order_id lot_id product_id quantity state restocked'),
  stock_lot_changes: {
    rows: [],
    plain: 'id product_id lot_id lot quantity_from quantity_to expires_from expires_to by_id at',
    kept: { others: 'reason' },
  },
}
