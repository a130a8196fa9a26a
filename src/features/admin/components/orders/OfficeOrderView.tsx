import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import { isPriced } from '#contract/orders/priced.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderFacts, OrderPapers, OrderTotals, useOrderTimeline } from '#features/orders/index.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadInterventionsQuery } from '../../orders-api.ts'
import { CallOff } from './CallOff.tsx'
import { GiveBack } from './GiveBack.tsx'
import { useOrderCrumb } from './use-order-crumb.ts'
import { OrderStateBadge } from './OrderStateBadge.tsx'
import { WaitingRefund } from './WaitingRefund.tsx'

/** One order as administrators see it: its parties, money, papers and course, and what they can do to it now. */
export function OfficeOrderView({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const timeline = useOrderTimeline()
  const crumb = useOrderCrumb(order.kind)
  const { data } = useReadInterventionsQuery({ params: { id: order.id } })
  const [asked, setAsked] = useState<{ part: 'giveBack' | 'callOff'; interventions: Interventions }>()
  const onClose = () => setAsked(undefined)
  return (
    <>
      <DetailPage
        title={t('admin.orders.one', { number: order.number })}
        state={<OrderStateBadge state={order.state} />}
        about={order.serviceAt && <When instant={order.serviceAt} />}
        crumbs={[crumb, { label: order.number }]}
        actions={
          data && (
            <>
              {data.verbs.some(({ verb }) => verb !== 'cancel') && (
                <Button variant="filled" onClick={() => setAsked({ part: 'giveBack', interventions: data })}>
                  {t('admin.orders.verbs.refund')}
                </Button>
              )}
              {data.verbs.some(({ verb }) => verb === 'cancel') && (
                <Button variant="danger" onClick={() => setAsked({ part: 'callOff', interventions: data })}>
                  {t('admin.orders.verbs.cancel')}
                </Button>
              )}
            </>
          )
        }
        timeline={timeline(order)}
      >
        {data?.waiting && <WaitingRefund refund={data.waiting} version={data.version} order={order} />}
        <Card as="section" aria-labelledby="order-parties">
          <Stack>
            <Heading level={2} size="m" id="order-parties">
              {t('admin.orders.parties')}
            </Heading>
            <Facts
              facts={[
                { name: t('admin.orders.buyer'), value: <bdi>{order.buyer.name}</bdi> },
                { name: t('admin.orders.seller'), value: <bdi>{order.seller.name}</bdi> },
              ]}
            />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="order-money">
          <Stack>
            <Heading level={2} size="m" id="order-money">
              {t('orders.details.money')}
            </Heading>
            {isPriced(order) ? <OrderTotals {...order} /> : <Text quiet>{t('admin.orders.unpriced')}</Text>}
            <OrderFacts order={order} />
          </Stack>
        </Card>
        {isSettled(order.paymentState) && <OrderPapers orderId={order.id} claimOf={undefined} />}
      </DetailPage>
      {asked?.part === 'giveBack' && <GiveBack orderId={order.id} interventions={asked.interventions} onClose={onClose} />}
      {asked?.part === 'callOff' && <CallOff orderId={order.id} interventions={asked.interventions} onClose={onClose} />}
    </>
  )
}
