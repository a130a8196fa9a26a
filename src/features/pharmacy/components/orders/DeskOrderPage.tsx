import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { DeskOrder } from '#contract/pharmacy/schemas.ts'
import { MessageLink } from '#features/chat/index.ts'
import { MedicineBadge, ReasonDialog } from '#features/medicine-orders/index.ts'
import { OrderTotals, PaymentBadge, useOrderTimeline } from '#features/orders/index.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRejectDeskOrderMutation } from '../../api.ts'
import { NextStep } from './NextStep.tsx'
import { PackingSlip } from './PackingSlip.tsx'

/** One paid order at the desk: its next step, papers, what it costs and what happened; what it is of between them. */
export function DeskOrderPage({ desk, children }: { desk: DeskOrder; children: ReactNode }) {
  const { t } = useTranslation('workspace')
  const [isRejecting, setRejecting] = useState(false)
  const [reject] = useRejectDeskOrderMutation()
  const { id, number, order, state, next } = desk
  const timeline = useOrderTimeline()(order)
  return (
    <>
      <DetailPage
        title={desk.buyer}
        state={<MedicineBadge state={state as MedicineOrderState} />}
        about={next && t('pharmacy.orders.keyHint')}
        crumbs={[{ label: t('pharmacy.routes.pharmaOrders.title'), to: paths.pharmaOrders.link() }, { label: number }]}
        actions={
          <>
            <NextStep order={desk} everywhere />
            <PackingSlip id={id} number={number} />
            {order.invoiceNumber && (
              <LinkButton small variant="quiet" to={paths.pharmaInvoices.link({ id })}>
                {t('pharmacy.orders.invoice')}
              </LinkButton>
            )}
            <MessageLink small to={desk.buyerId} />
            {desk.mayReject && (
              <Button variant="quiet" onClick={() => setRejecting(true)}>
                {t('pharmacy.orders.reject')}
              </Button>
            )}
          </>
        }
        timeline={timeline}
        aside={
          <Card as="section" aria-labelledby="desk-total">
            <Stack>
              <Cluster justify="between">
                <Heading level={2} size="m" id="desk-total">
                  {t('medicine-orders.own.costs')}
                </Heading>
                <PaymentBadge state={order.paymentState} />
              </Cluster>
              <OrderTotals {...order} />
            </Stack>
          </Card>
        }
      >
        {children}
        {desk.note && (
          <Text>
            “<bdi>{desk.note}</bdi>”
          </Text>
        )}
      </DetailPage>
      {isRejecting && (
        <ReasonDialog
          title={t('pharmacy.orders.reject')}
          about={t('pharmacy.orders.rejectAbout')}
          submit={t('pharmacy.orders.reject')}
          onSend={(body) => reject({ params: { id }, body }).unwrap()}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
