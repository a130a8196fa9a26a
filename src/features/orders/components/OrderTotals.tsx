import { useTranslation } from 'react-i18next'
import type { Money as Amount } from '#contract/kernel/values.ts'
import type { LineSubject } from '#contract/orders/schemas.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { useLineText } from './use-line-text.ts'
import styles from './orders.module.css'

export interface Totals {
  lines: readonly { subject: LineSubject; quantity: number; amount: Amount }[]
  discount: Amount
  /** What the buyer's plan pays. */
  covered?: Amount
  tax?: Amount
  /** The amounts hold the tax. */
  taxIncluded?: boolean
  total: Amount
  refunded?: Amount
  /** What the platform gives back itself. */
  goodwill?: Amount
  coupon?: { code: string } | null
}

/** What is paid for and how the amount comes about, as the server computed it. */
export function OrderTotals({ lines, discount, covered, tax, taxIncluded, total, refunded, goodwill, coupon }: Totals) {
  const { t } = useTranslation('workspace')
  const lineText = useLineText()
  return (
    <dl className={styles.totals} aria-label={t('orders.totals.title')}>
      {lines.map(({ subject, quantity, amount }) => {
        const description = lineText(subject)
        return (
          <div key={`${description} ${amount.amount}`}>
            <dt>{quantity > 1 ? t('orders.totals.line', { quantity, description }) : description}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        )
      })}
      {discount.amount > 0 && (
        <div className={styles.discount}>
          <dt>{coupon ? t('orders.totals.coupon', { code: coupon.code }) : t('orders.totals.discount')}</dt>
          <dd>
            <Money value={{ ...discount, amount: -discount.amount }} />
          </dd>
        </div>
      )}
      {covered !== undefined && covered.amount > 0 && (
        <div className={styles.discount}>
          <dt>{t('orders.totals.covered')}</dt>
          <dd>
            <Money value={{ ...covered, amount: -covered.amount }} />
          </dd>
        </div>
      )}
      {tax !== undefined && tax.amount > 0 && !taxIncluded && (
        <div>
          <dt>{t('orders.totals.tax')}</dt>
          <dd>
            <Money value={tax} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('orders.totals.total')}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
      {tax !== undefined && tax.amount > 0 && taxIncluded && (
        <div className={styles.quiet}>
          <dt>{t('orders.totals.taxIncluded')}</dt>
          <dd>
            <Money value={tax} />
          </dd>
        </div>
      )}
      {refunded !== undefined && refunded.amount > 0 && (
        <div>
          <dt>{t('orders.totals.refunded')}</dt>
          <dd>
            <Money value={refunded} />
          </dd>
        </div>
      )}
      {goodwill !== undefined && goodwill.amount > 0 && (
        <div>
          <dt>{t('orders.totals.goodwill')}</dt>
          <dd>
            <Money value={goodwill} />
          </dd>
        </div>
      )}
    </dl>
  )
}
