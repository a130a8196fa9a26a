import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const goodsData: PersonalData = {
  goods_orders: {
    rows: [
      {
        of: 'order_id>orders.buyer_id',
        fate: {
          recipient: "'—'",
          phone: 'null',
          note: 'null',
          address: `case when address is not null then '{"lines": ["—"], "city": "—", "region": "", "postalCode": "", "country": "US"}'::jsonb end`,
        },
      },
    ],
    plain: 'order_id pay_until delivery delivered_at checkout_id',
  },
}
