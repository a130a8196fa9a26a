import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import { Unbroken } from '#shared/ui/text/Unbroken.tsx'
import styles from './orders.module.css'

const withoutPayment = { voided: 'ended', refunded: 'returned', partly_refunded: 'partlyReturned' } as const

/** What the order's states mean to the person who placed it: the money first, then the visit. `isFree`: there was nothing to pay. */
export function headlineOf({ state, paymentState, total }: Order) {
  const isFree = total.amount === 0
  if (isUnsettled(paymentState)) return { headline: 'unpaid', isFree: false } as const
  if (paymentState in withoutPayment)
    return { headline: withoutPayment[paymentState as keyof typeof withoutPayment], isFree: false } as const
  if (state === 'active') return { headline: 'active', isFree } as const
  if (state === 'confirmed') return { headline: 'booked', isFree } as const
  return { headline: state === 'completed' ? 'completed' : 'missed', isFree } as const
}

export function OrderHeadline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('workspace')
  const { headline, isFree } = headlineOf(order)
  const amount = formatMoney(order.refunded, i18n.language)
  const about =
    headline === 'booked' && isFree && order.covered.amount > 0
      ? t('orders.confirmed.bookedIncludedAbout')
      : isFree
        ? t(`orders.confirmed.${headline}FreeAbout`)
        : t(`orders.confirmed.${headline}About`, { amount })
  return (
    <div className={styles.headline}>
      {headline === 'booked' && <NestArt width={132} />}
      <PageHeader
        title={t(`orders.confirmed.${headline}`)}
        about={
          <>
            {about} <Unbroken>{t('orders.confirmed.order', { number: order.number })}.</Unbroken>
          </>
        }
      />
    </div>
  )
}
