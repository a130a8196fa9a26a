import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const catalogueData: PersonalData = {
  products: {
    rows: [{ of: 'pharmacy_id', fate: { hidden_at: 'coalesce(hidden_at, now())' } }],
    plain:
      'id pharmacy_id name description category audience prescription_only price currency stock picture created_at sku low_stock rating_sum rating_count rating_rank',
  },
  product_reviews: goes('author_id'),
  product_words: aboutNobody('word'),
}
