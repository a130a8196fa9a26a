import { useTranslation } from 'react-i18next'
import type { CheckoutTotals } from '#contract/shop/schemas.ts'
import { OrderTotals } from '#features/orders/index.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import styles from './checkout.module.css'

type Orders = readonly (Omit<CheckoutTotals['orders'][number], 'pharmacy'> & { pharmacy: { id: string; name: string } })[]

/** What each pharmacy's part costs, and all of it. */
export function Totals({ totals: { orders, total } }: { totals: { orders: Orders; total: CheckoutTotals['total'] } }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="4">
      {orders.map(({ pharmacy, ...order }) => (
        <Stack key={pharmacy.id} gap="2">
          <Heading level={3} size="s">
            <bdi>{pharmacy.name}</bdi>
          </Heading>
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
