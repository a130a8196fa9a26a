import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import type { OrderState } from '#contract/orders/states.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import styles from './orders.module.css'

/** What the order's state means to the person who placed it. */
const headlines = {
  pending_payment: 'unpaid',
  paid: 'booked',
  completed: 'completed',
  partly_refunded: 'partlyReturned',
  refunded: 'returned',
  cancelled: 'ended',
  expired: 'ended',
} as const satisfies Record<OrderState, string>

export function OrderHeadline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('workspace')
  const headline = headlines[order.state]
  const amount = formatMoney(order.refunded, i18n.language)
  const about =
    order.total.amount === 0 && (headline === 'booked' || headline === 'completed')
      ? t(`orders.confirmed.${headline}FreeAbout`)
      : t(`orders.confirmed.${headline}About`, { amount })
  return (
    <div className={styles.headline}>
      {headline === 'booked' && <NestArt width={132} />}
      <PageHeader
        title={t(`orders.confirmed.${headline}`)}
        about={
          <>
            {about} <span className={styles.number}>{t('orders.confirmed.order', { number: order.number })}.</span>
          </>
        }
      />
    </div>
  )
}
