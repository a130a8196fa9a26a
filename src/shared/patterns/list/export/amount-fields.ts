import type { Money } from '#contract/kernel/values.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import type { CsvField } from './csv-fields.ts'

/** An amount in a file: the number as programs read it, and its currency; nothing where there is none yet. */
export function amountFields<Row>(
  header: string,
  currencyHeader: string,
  amountOf: (row: Row) => Money | null,
): readonly CsvField<Row>[] {
  return [
    {
      header,
      value: (row) => {
        const money = amountOf(row)
        if (!money) return ''
        const { amount, currency } = money
        return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
      },
    },
    { header: currencyHeader, value: (row) => amountOf(row)?.currency ?? '' },
  ]
}
