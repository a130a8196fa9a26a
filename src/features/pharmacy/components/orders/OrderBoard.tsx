import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import type { DeskTab } from '#contract/pharmacy/values.ts'
import { isPriced } from '#contract/orders/priced.ts'
import { MedicineBadge } from '#features/medicine-orders/index.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { Cluster, Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { useReadDeskColumnQuery } from '../../api.ts'
import { NextStep, nextKey } from './NextStep.tsx'
import { linkOfOrder } from './order-links.ts'

const columns = ['new', 'working', 'sent'] as const

/** What is to be done, by how far it is: each order one press, or one key, from its next step. */
export function OrderBoard() {
  return (
    <Grid gap="4" least={18} fit>
      {columns.map((tab) => (
        <BoardColumn key={tab} tab={tab} />
      ))}
    </Grid>
  )
}

function BoardColumn({ tab }: { tab: DeskTab }) {
  const { t } = useTranslation('workspace')
  const orders = useReadDeskColumnQuery({ query: { tab, limit: '50' } })
  return (
    <QueryPanel
      title={t(`pharmacy.tabs.${tab}`)}
      action={orders.data && <Badge>{String(orders.data.items.length)}</Badge>}
      query={orders}
      empty={<Text quiet>{t(`pharmacy.orders.none.${tab}`)}</Text>}
    >
      {({ items }) => (
        <PanelList items={items} rowKey={({ id }) => id}>
          {(order) => <BoardCard order={order} />}
        </PanelList>
      )}
    </QueryPanel>
  )
}

function BoardCard({ order }: { order: DeskOrderCard }) {
  const { t } = useTranslation('workspace')
  const card = useRef<HTMLDivElement>(null)
  // With the focus within the card, the key presses its button.
  useEffect(() => {
    const element = card.current
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === nextKey && !ctrlKey && !metaKey && !altKey) element?.querySelector('button')?.click()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={card}>
      <Stack gap="2">
        <Cluster justify="between">
          <NumberLink to={linkOfOrder(order)}>{order.number}</NumberLink>
          <MedicineBadge state={order.state as MedicineOrderState} />
        </Cluster>
        <Text>
          <bdi>{order.buyer}</bdi>
        </Text>
        <Text quiet size="s">
          <bdi>{wholeMeasures(order.goods.join(', '))}</bdi>
        </Text>
        <Text quiet size="s">
          <When instant={order.placedAt} /> · {t(`medicine-orders.deliveries.${order.delivery}`)}
          {isPriced(order) && (
            <>
              {' '}
              · <Money value={order.total} />
            </>
          )}
        </Text>
        <Cluster>
          <NextStep order={order} small />
        </Cluster>
      </Stack>
    </div>
  )
}
