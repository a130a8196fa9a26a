import type { Money } from '#contract/kernel/values.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import type { CsvField } from './csv-fields.ts'

/** An amount in a file: the number as programs read it, and its currency. */
export function amountFields<Row>(
  header: string,
  currencyHeader: string,
  amountOf: (row: Row) => Money,
): readonly CsvField<Row>[] {
  return [
    {
      header,
      value: (row) => {
        const { amount, currency } = amountOf(row)
        return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
      },
    },
    { header: currencyHeader, value: (row) => amountOf(row).currency },
  ]
}
