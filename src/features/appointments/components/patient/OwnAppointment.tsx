import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { InvoiceSheet } from '#features/orders/index.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { paths } from '#shared/paths.ts'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { patientSteps } from '../../patient-steps.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { useTimeline } from '../use-timeline.tsx'
import { AppointmentFacts } from '../AppointmentFacts.tsx'
import { OwnAppointmentSays } from './OwnAppointmentSays.tsx'
import { ReviewAppointment } from './ReviewAppointment.tsx'
import { StepRefused } from './StepRefused.tsx'
import { useOwnSteps } from './use-own-steps.tsx'

const fields = { tab: textField }

/** One visit of the patient's: its state, the one next step, everything else in tabs, its history beside. */
export function OwnAppointment({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { tab } = useAddress(fields).values
  const now = useNow(5000)
  const { next, others } = patientSteps(appointment, now)
  const { button, opened, fault } = useOwnSteps(appointment)
  const timeline = useTimeline()
  const wasPaid = appointment.orderId !== null && appointment.timeline.some(({ verb }) => verb === 'confirm')

  const tabs = [
    {
      key: 'about',
      label: t('appointments.own.tabs.about'),
      content: (
        <Card>
          <AppointmentFacts appointment={appointment} withReason />
        </Card>
      ),
    },
    ...(appointment.state === 'completed'
      ? [{ key: 'review', label: t('appointments.own.tabs.review'), content: <ReviewAppointment appointment={appointment} /> }]
      : []),
    ...(wasPaid && appointment.orderId !== null
      ? [{ key: 'invoice', label: t('appointments.own.tabs.invoice'), content: <InvoiceSheet orderId={appointment.orderId} /> }]
      : []),
  ]
  return (
    <>
      <DetailPage
        title={t('appointments.own.with', { name: appointment.doctor.name })}
        state={<AppointmentBadge state={appointment.state} />}
        about={<When instant={appointment.start} otherZone={appointment.doctor.timeZone} />}
        crumbs={[{ label: t('appointments.own.listTitle'), to: paths.userAppointmentList.link() }, { label: appointment.number }]}
        actions={
          <>
            {next && next !== tab && button(next, 'filled')}
            {others.map((step) => button(step))}
          </>
        }
        tabs={tabs}
        timeline={timeline(appointment)}
      >
        {fault !== undefined && <StepRefused fault={fault} />}
        <OwnAppointmentSays appointment={appointment} now={now} />
      </DetailPage>
      {opened}
    </>
  )
}
