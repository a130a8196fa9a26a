import type { GeneratedAlways } from 'kysely'
import type { Audience, Category } from '#contract/catalogue/choices.ts'
import type { Generated, Instant } from '#server/kernel/columns.ts'

export interface ProductTable {
  id: string
  pharmacy_id: string
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
  /** The beginning of the name as it is sorted. */
  name_order: GeneratedAlways<string>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    products: ProductTable
  }
}
