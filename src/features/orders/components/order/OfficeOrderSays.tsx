import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'

/** What the order's states mean to the practice, and what can be done. */
export function OfficeOrderSays({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('workspace')
  const now = useNow(5000)
  const { payUntil, state, refunded, total } = order
  const amount = formatMoney(refunded, i18n.language)
  if (mayBePaid(order)) {
    const isHeld = payUntil !== null && now < Date.parse(payUntil)
    return (
      <Banner tone="warning">
        {isHeld ? (
          <>
            {t('orders.says.held')} <Countdown until={payUntil} />
          </>
        ) : (
          t('orders.says.holdOver')
        )}
      </Banner>
    )
  }
  if (state === 'confirmed') return <Banner tone="information">{t('orders.says.confirmed')}</Banner>
  if (refunded.amount > 0)
    return (
      <Banner tone="information">
        {t(refunded.amount < total.amount ? 'orders.says.partlyBack' : 'orders.says.allBack', { amount })}
      </Banner>
    )
  if (state === 'no_show') return <Banner tone="information">{t('orders.says.missed')}</Banner>
  return state === 'completed' ? null : <Banner tone="information">{t('orders.says.ended')}</Banner>
}
