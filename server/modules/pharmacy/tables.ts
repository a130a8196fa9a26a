import type { CellFault } from '#contract/pharmacy/catalogue-line.ts'
import type { ImportState } from '#contract/pharmacy/values.ts'
import type { Generated, Instant, OptionalJson } from '#server/kernel/columns.ts'

export interface CatalogueImportTable {
  id: string
  pharmacy_id: string
  name: string
  heads: string[]
  state: Generated<ImportState>
  lines: Generated<number>
  faulty_lines: Generated<number>
  /** Products that came new and that changed, once it was applied. */
  added: Generated<number>
  changed: Generated<number>
  created_at: Instant
}

/** A line that was sent: what it says, or what is wrong with it. */
export interface CatalogueImportLineTable {
  import_id: string
  /** As an editor counts them. */
  line: number
  sku: string | null
  name: string | null
  description: string | null
  category: string | null
  audience: string | null
  prescription_only: boolean | null
  price: number | null
  stock: number | null
  lot: string | null
  expires_on: string | null
  faults: OptionalJson<CellFault[]>
}

/** What was changed of a lot by hand. */
export interface StockLotChangeTable {
  id: string
  product_id: string
  lot_id: string
  lot: string
  /** `null`: the lot came new. */
  quantity_from: number | null
  quantity_to: number
  expires_from: string | null
  expires_to: string | null
  reason: string
  by_id: string | null
  at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    stock_lot_changes: StockLotChangeTable
    catalogue_imports: CatalogueImportTable
    catalogue_import_lines: CatalogueImportLineTable
  }
}
