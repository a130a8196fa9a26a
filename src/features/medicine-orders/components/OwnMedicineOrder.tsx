import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { MessageLink } from '#features/chat/index.ts'
import { OrderTotals, useOrderTimeline } from '#features/orders/index.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { useAgreeToQuoteMutation, useCancelMedicineMutation, useDeclineMedicineMutation } from '../api.ts'
import { MedicineBadge } from './MedicineBadge.tsx'
import { MedicineFacts } from './MedicineFacts.tsx'
import { MedicineLine } from './MedicineLine.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useMedicineRefusals } from './use-medicine-refusals.ts'

/** One order of medicines for who ordered it: what is offered, what it costs, yes or no, and how far it is. */
export function OwnMedicineOrder({ medicine }: { medicine: MedicineOrder }) {
  const { t, i18n } = useTranslation('workspace')
  const { id, order, may, lines, pharmacy } = medicine
  const [asking, setAsking] = useState<'cancel' | 'decline'>()
  const [agree, agreeing] = useAgreeToQuoteMutation()
  const [cancel] = useCancelMedicineMutation()
  const [decline] = useDeclineMedicineMutation()
  const refusals = useMedicineRefusals()
  const code = faultOf(agreeing.error).refused?.code
  const total = formatMoney(order.total, i18n.language)
  const body = { revision: medicine.revision, total: order.total.amount }
  const timeline = useOrderTimeline()(order)
  return (
    <>
      <DetailPage
        title={t('medicine-orders.own.title', { name: pharmacy.name })}
        state={<MedicineBadge state={order.state as MedicineOrderState} />}
        crumbs={[{ label: t('orders.routes.userOrders.title'), to: paths.userOrders.link() }, { label: order.number }]}
        actions={
          <>
            {may.agree && (
              <Button variant="filled" loading={agreeing.isLoading} onClick={() => void agree({ params: { id }, body })}>
                {t('medicine-orders.own.agree', { total })}
              </Button>
            )}
            {may.pay && (
              <LinkButton variant="filled" to={paths.orderPayment.link({ id })}>
                {t('medicine-orders.own.pay', { total })}
              </LinkButton>
            )}
            <MessageLink to={pharmacy.id} />
            {may.decline && <Button onClick={() => setAsking('decline')}>{t('medicine-orders.own.decline')}</Button>}
            {may.cancel && (
              <Button variant="quiet" onClick={() => setAsking('cancel')}>
                {t('medicine-orders.own.cancel')}
              </Button>
            )}
          </>
        }
        timeline={timeline}
      >
        <Stack gap="5">
          {agreeing.isError && (
            <Banner tone="error" live>
              {(code && refusals[code as keyof typeof refusals]) ?? t('medicine-orders.refused.orderState')}
            </Banner>
          )}
          <Banner tone={order.state === 'quoted' || order.state === 'pending_payment' ? 'warning' : 'information'}>
            {t(`medicine-orders.says.${order.state as MedicineOrderState}`, { name: pharmacy.name })}{' '}
            {may.agree && medicine.answerUntil && <Countdown until={medicine.answerUntil} />}
            {may.pay && order.payUntil && <Countdown until={order.payUntil} />}
          </Banner>
          <Panel title={t('medicine-orders.own.medicines')}>
            <Stack gap="4">
              {lines.map((line) => (
                <MedicineLine key={line.id} line={line} />
              ))}
              {medicine.quoteNote && (
                <Text>
                  “<bdi>{medicine.quoteNote}</bdi>”
                </Text>
              )}
            </Stack>
          </Panel>
          {order.lines.length > 0 && (
            <Card as="section" aria-labelledby="medicine-total">
              <Stack>
                <Heading level={2} size="m" id="medicine-total">
                  {t('medicine-orders.own.costs')}
                </Heading>
                <OrderTotals {...order} />
              </Stack>
            </Card>
          )}
          <Card>
            <MedicineFacts medicine={medicine} />
          </Card>
          <div>
            <LinkButton variant="quiet" to={paths.userPrescriptionDetails.link({ id: medicine.prescription.id })}>
              {t('medicine-orders.own.prescription')}
            </LinkButton>
          </div>
        </Stack>
      </DetailPage>
      {asking && (
        <ReasonDialog
          title={t(`medicine-orders.own.${asking}`)}
          about={t(`medicine-orders.own.${asking}About`)}
          submit={t(`medicine-orders.own.${asking}`)}
          onSend={(body) => (asking === 'cancel' ? cancel : decline)({ params: { id }, body }).unwrap()}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
