import type { Audience } from '#contract/catalogue/choices.ts'
import type { Generated, Instant } from '#server/kernel/columns.ts'

export interface ProductTable {
  id: string
  pharmacy_id: string
  name: string
  description: Generated<string>
  category: string
  audience: Audience
  prescription_only: Generated<boolean>
  price: number
  currency: Generated<string>
  stock: Generated<number>
  picture: string | null
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    products: ProductTable
  }
}
