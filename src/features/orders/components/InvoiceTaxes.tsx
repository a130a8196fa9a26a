import { useTranslation } from 'react-i18next'
import { rateText } from '#contract/orders/invoice-tax.ts'
import type { Invoice } from '#contract/orders/schemas.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import styles from './taxes.module.css'
import { useLineText } from './use-line-text.ts'

/** Of an invoice or a credit note: net, tax and gross of each line after its discount, and of each rate; nothing where nothing is taxed. */
export function InvoiceTaxes({ paper: { lines, taxes } }: { paper: Pick<Invoice, 'lines' | 'taxes'> }) {
  const { t, i18n } = useTranslation('workspace')
  const lineText = useLineText()
  if (taxes.length === 0) return null
  const rows = [
    ...lines.flatMap(({ subject, tax }, index) =>
      tax ? [{ key: `line ${index}`, name: lineText(subject), isSum: false, ...tax }] : [],
    ),
    ...taxes.map((tax) => ({ key: `rate ${tax.rate}`, name: t('orders.taxes.sum'), isSum: true, ...tax })),
  ]
  const names = {
    rate: t('orders.taxes.rate'),
    net: t('orders.taxes.net'),
    tax: t('orders.taxes.tax'),
    gross: t('orders.taxes.gross'),
  }
  return (
    <table className={styles.taxes}>
      <caption>{t('orders.taxes.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('orders.taxes.item')}</th>
          <th scope="col">{names.rate}</th>
          <th scope="col">{names.net}</th>
          <th scope="col">{names.tax}</th>
          <th scope="col">{names.gross}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, isSum, rate, net, tax, gross }) => (
          <tr key={key} className={isSum ? styles.sum : undefined}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td data-name={names.rate}>{rateText(rate, i18n.language)}</td>
            <td data-name={names.net}>
              <Money value={net} />
            </td>
            <td data-name={names.tax}>
              <Money value={tax} />
            </td>
            <td data-name={names.gross}>
              <Money value={gross} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
