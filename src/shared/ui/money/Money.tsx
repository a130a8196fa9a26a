import { useTranslation } from 'react-i18next'
import { formatMoney, type Amount } from '#shared/lib/format-money.ts'
import styles from './Price.module.css'

/** An amount in the reader's way of writing it; digits of one width. */
export function Money({ value }: { value: Amount }) {
  const { i18n } = useTranslation('site')
  return <span className={styles.money}>{formatMoney(value, i18n.language)}</span>
}
