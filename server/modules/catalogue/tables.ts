import type { GeneratedAlways } from 'kysely'
import type { Audience, Category } from '#contract/catalogue/choices.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface ProductTable {
  id: string
  pharmacy_id: string
  /** The pharmacy's own number; a trigger fills it where it is not given. */
  sku: Generated<string>
  name: string
  description: Generated<string>
  category: Category
  audience: Audience
  prescription_only: Generated<boolean>
  price: number
  currency: Generated<string>
  stock: Generated<number>
  picture: string | null
  created_at: Instant
  /** Stock at or under this is low. */
  low_stock: Generated<number>
  /** Off the shelf: nobody finds or buys it. */
  hidden_at: OptionalInstant
  /** Of the reviews that are shown: written by a trigger. */
  rating_sum: Generated<number>
  rating_count: Generated<number>
  rating_rank: Generated<number>
  /** The beginning of the name as it is sorted. */
  name_order: GeneratedAlways<string>
}

/** What somebody who bought a product says of it. */
export interface ProductReviewTable {
  id: string
  product_id: string
  author_id: string
  stars: number
  words: string
  /** By the office, which decided a case about it. */
  hidden_at: OptionalInstant
  created_at: Instant
  changed_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    products: ProductTable
    product_reviews: ProductReviewTable
  }
}
