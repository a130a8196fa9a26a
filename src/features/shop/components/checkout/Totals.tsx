import { useTranslation } from 'react-i18next'
import type { CheckoutTotals } from '#contract/shop/schemas.ts'
import { OrderTotals } from '#features/orders/index.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import styles from './checkout.module.css'

type Orders = readonly (Omit<CheckoutTotals['orders'][number], 'pharmacy' | 'deliveryFault'> & {
  pharmacy: { id: string; name: string }
  deliveryFault?: CheckoutTotals['orders'][number]['deliveryFault']
})[]

/** What each pharmacy's part costs, and all of it. */
export function Totals({ totals: { orders, total } }: { totals: { orders: Orders; total: CheckoutTotals['total'] } }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="4">
      {orders.map(({ pharmacy, deliveryFault, ...order }) => (
        <Stack key={pharmacy.id} gap="2">
          <Heading level={3} size="s">
            <bdi>{pharmacy.name}</bdi>
          </Heading>
          {deliveryFault && <Banner tone="error">{t(`shop.checkout.problems.${deliveryFault}`)}</Banner>}
          <OrderTotals {...order} />
        </Stack>
      ))}
      {orders.length > 1 && (
        <div className={styles.total}>
          <span>{t('shop.checkout.together')}</span>
          <Money value={total} />
        </div>
      )}
    </Stack>
  )
}
