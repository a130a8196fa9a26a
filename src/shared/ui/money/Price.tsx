import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Amount } from '#shared/lib/format-money.ts'
import { VisuallyHidden } from '../layout/layout.tsx'
import { Money } from './Money.tsx'
import styles from './Price.module.css'

export interface PriceProps {
  value: Amount
  /** What it was without the discount; shown struck through, and said. */
  before?: Amount
  /** "a visit", "a month". */
  per?: ReactNode
}

/** What something costs. Nothing is "Free". */
export function Price({ value, before, per }: PriceProps) {
  const { t } = useTranslation('site')
  return (
    <span className={styles.price}>
      <span className={styles.now}>{value.amount === 0 ? t('ui.free') : <Money value={value} />}</span>
      {before && before.amount !== value.amount && (
        <s className={styles.before}>
          <VisuallyHidden>{t('ui.priceBefore')} </VisuallyHidden>
          <Money value={before} />
        </s>
      )}
      {per && <span className={styles.per}>{per}</span>}
    </span>
  )
}
