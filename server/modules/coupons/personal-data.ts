import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const couponsData: PersonalData = {
  companies: {
    rows: [{ of: 'user_id', fate: { contact_name: "'—'", phone: 'null' } }],
    plain: 'user_id',
    kept: { tax: 'legal_name tax_number billing_address' },
    released: { tax_number: "'erased-' || user_id" },
  },
  coupons: {
    rows: [{ of: 'company_id', fate: { state: "'ended'" } }],
    plain:
      'id company_id code kind value currency applies_to starts_at ends_at minimum_spend greatest_discount total_uses uses_per_person created_at buy free combinable unique_codes version',
  },
  coupon_codes: aboutNobody('id coupon_id code created_at'),
  company_statements: {
    rows: [{ of: 'company_id', fate: {} }],
    plain: 'id company_id month currency number uses taken returned net issued_at',
  },
  coupon_uses: {
    rows: [{ of: 'user_id', fate: {} }],
    plain: 'id coupon_id order_id user_id state discount at redemption_id code_id taken_at returned_at billed_in credited_in',
  },
}
