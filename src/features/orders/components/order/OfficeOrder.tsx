import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openOrderStates } from '#contract/booking/order-kind.ts'
import { stateAfter } from '#contract/booking/states.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { CancelAppointment, OfficeFacts, useReadAppointmentQuery } from '#features/appointments/index.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { claimableVisit } from '../../claimable-visit.ts'
import { ConsultationOrder } from './ConsultationOrder.tsx'
import { OfficeOrderSays } from './OfficeOrderSays.tsx'

/** One consultation order as the practice sees it. Who may see visits finds the visit, and can call it off, here too. */
export function OfficeOrder({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  const mayVisits = me !== undefined && (me.userType === 1 || me.rights.includes('appointments'))
  const visitId = order.subject?.kind === 'appointment' ? order.subject.id : undefined
  const { data: appointment } = useReadAppointmentQuery({ params: { id: visitId ?? '' } }, { skip: !visitId || !mayVisits })
  const [isCancelling, setCancelling] = useState(false)
  const by = me?.userType === 1 ? 'doctor' : 'staff'
  const mayCancel = appointment !== undefined && stateAfter(appointment.state, 'cancel', by) !== null
  const isOpen = oneOf(openOrderStates, order.state) !== undefined
  return (
    <>
      <ConsultationOrder
        order={order}
        title={order.buyer.name}
        crumbs={[
          {
            label: t('orders.routes.doctorsCompletedOrder.title'),
            to: paths.doctorsCompletedOrder.link(isOpen ? { tab: 'open' } : {}),
          },
        ]}
        actions={
          <>
            {appointment && (
              <LinkButton variant="filled" to={paths.appointmentDetails.link({ id: appointment.id })}>
                {t('orders.details.toVisit')}
              </LinkButton>
            )}
            {isOpen && mayCancel && (
              <Button variant="quiet" onClick={() => setCancelling(true)}>
                {t('appointments.verbs.cancel')}
              </Button>
            )}
          </>
        }
        claimOf={appointment && claimableVisit(appointment)}
        visit={
          appointment && (
            <Card as="section" aria-labelledby="order-visit">
              <Stack>
                <Heading level={2} size="m" id="order-visit">
                  {t('orders.details.visit')}
                </Heading>
                <OfficeFacts appointment={appointment} />
              </Stack>
            </Card>
          )
        }
      >
        <OfficeOrderSays order={order} />
      </ConsultationOrder>
      {isCancelling && appointment && <CancelAppointment appointment={appointment} onClose={() => setCancelling(false)} />}
    </>
  )
}
