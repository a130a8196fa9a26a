import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const medicineOrdersData: PersonalData = {
  medicine_orders: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: { quote_note: "''" } }],
    plain: 'order_id prescription_id pharmacy_id revision has_paper delivery_fee requested_at quoted_at answer_until',
  },
  medicine_order_lines: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: { offer_note: "''", reason: "''", recent_reason: "''" } }],
    plain:
      'order_id line_id position offer order_position product_id quantity unit_amount outcome given amount expires_on dispensed_at',
    kept: { treatment: 'name lot' },
    released: { lot: "case when lot is not null then '—' end" },
  },
  medicine_order_parts: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: {} }],
    plain: 'order_id line_id number packs amount product_id expires_on dispensed_at',
    kept: { treatment: 'lot' },
    released: { lot: "'—'" },
  },
}
