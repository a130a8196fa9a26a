import type { Column } from '../column.ts'
import { toCsv } from './csv.ts'

export type CsvValue = string | number

export interface CsvField<Row> {
  header: string
  value: (row: Row) => CsvValue
}

/** The fields of a file with these columns, in their order; columns that say nothing in letters have none. */
export function csvFields<Row>(columns: readonly Column<Row>[]): CsvField<Row>[] {
  return columns.flatMap(({ header, csv = [] }) => (typeof csv === 'function' ? [{ header, value: csv }] : csv))
}

/** The rows as a file's text, with the columns as they are shown. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = csvFields(columns)
  return toCsv(
    fields.map((field) => field.header),
    rows.map((row) => fields.map((field) => field.value(row))),
  )
}
