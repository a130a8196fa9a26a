import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const shopData: PersonalData = {
  cart_lines: goes('user_id'),
  addresses: goes('user_id'),
  favourite_products: goes('user_id'),
  awaited_products: goes('user_id'),
  order_returns: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: { reason: "'—'" } }],
    plain: 'id order_id state lines asked_at settled_at refunded',
  },
}
