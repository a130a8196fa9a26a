import type { ReactNode } from 'react'
import type { CsvField, CsvValue } from './export/csv-fields.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end`: numbers and amounts. */
  align?: 'start' | 'end'
  /** The name to sort by, as the server knows it. */
  sort?: string
  /** Shown only once the person has chosen it. Never the first one. */
  hiddenAtFirst?: boolean
  /** What stands in a file of the list; several fields where one would not do: an amount and its currency. */
  csv?: ((row: Row) => CsvValue) | readonly CsvField<Row>[]
}
