import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import styles from './orders.module.css'

const withoutPayment = { voided: 'ended', refunded: 'returned', partly_refunded: 'partlyReturned' } as const

/** What the order's states mean to the person who placed it: the money first, then the visit. */
function headlineOf({ state, paymentState }: Order) {
  if (isUnsettled(paymentState)) return 'unpaid'
  if (paymentState in withoutPayment) return withoutPayment[paymentState as keyof typeof withoutPayment]
  if (state === 'confirmed') return 'booked'
  return state === 'completed' ? 'completed' : 'missed'
}

export function OrderHeadline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('workspace')
  const headline = headlineOf(order)
  const amount = formatMoney(order.refunded, i18n.language)
  const about =
    order.total.amount === 0 && (headline === 'booked' || headline === 'completed' || headline === 'missed')
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
