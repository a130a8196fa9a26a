import { useTranslation } from 'react-i18next'
import type { LineSubject } from '#contract/orders/schemas.ts'

/** Says what a line is for, in the reader's language. */
export function useLineText(): (subject: LineSubject) => string {
  const { t } = useTranslation('workspace')
  return (subject) => {
    if (subject.kind === 'visit') return t(`doctors.mode.${subject.mode}`, { ns: 'site' })
    if (subject.kind === 'product') return subject.name
    if (subject.kind === 'delivery') return t('orders.totals.delivery')
    return t('orders.totals.correction', { number: subject.invoiceNumber })
  }
}
