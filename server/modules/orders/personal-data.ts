import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const ordersData: PersonalData = {
  orders: {
    rows: [{ of: 'buyer_id', fate: {} }],
    plain:
      'id number kind state buyer_id seller_id appointment_id currency subtotal discount total refunded coupon_id created_at updated_at subject_kind subject_id payment_state fulfilment_state tax tax_included covered covered_returned goodwill',
    kept: { tax: 'lines' },
    released: { lines: "'[]'" },
  },
  order_lines: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: {} }],
    plain:
      'order_id position kind words subject_kind subject_id quantity unit_amount discount tax total tax_rate tax_included covered',
    kept: { tax: 'title' },
    released: { title: "case when title is not null then '—' end" },
  },
  order_events: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: { reason: 'null' } }],
    plain: 'id order_id at actor_id event data payment_state fulfilment_state',
  },
  order_refund_lines: aboutNobody('id order_id position quantity amount at'),
  invoice_counters: aboutNobody('seller_id year last'),
  invoices: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: {} }],
    plain: 'id order_id seller_id kind corrects_id year sequence number discount amount currency issued_at covered',
    kept: { tax: 'buyer_name buyer_address buyer_country lines reason', others: 'seller_name seller_address seller_country' },
    released: { lines: "'[]'" },
  },
}
