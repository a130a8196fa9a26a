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
import { VisitFacts } from '../VisitFacts.tsx'
import { OwnVisitSays } from './OwnVisitSays.tsx'
import { ReviewVisit } from './ReviewVisit.tsx'
import { StepRefused } from './StepRefused.tsx'
import { useOwnSteps } from './use-own-steps.tsx'

const fields = { tab: textField }

/** One visit of the patient's: its state, the one next step, everything else in tabs, its history beside. */
export function OwnVisit({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { tab } = useAddress(fields).values
  const now = useNow(5000)
  const { next, others } = patientSteps(visit, now)
  const { button, opened, fault } = useOwnSteps(visit)
  const timeline = useTimeline()
  const wasPaid = visit.orderId !== null && visit.timeline.some(({ verb }) => verb === 'confirm')

  const tabs = [
    {
      key: 'about',
      label: t('visits.own.tabs.about'),
      content: (
        <Card>
          <VisitFacts visit={visit} withReason />
        </Card>
      ),
    },
    ...(visit.state === 'completed'
      ? [{ key: 'review', label: t('visits.own.tabs.review'), content: <ReviewVisit visit={visit} /> }]
      : []),
    ...(wasPaid && visit.orderId !== null
      ? [{ key: 'invoice', label: t('visits.own.tabs.invoice'), content: <InvoiceSheet orderId={visit.orderId} /> }]
      : []),
  ]
  return (
    <>
      <DetailPage
        title={t('visits.own.with', { name: visit.doctor.name })}
        state={<AppointmentBadge state={visit.state} />}
        about={<When instant={visit.start} otherZone={visit.doctor.timeZone} />}
        crumbs={[{ label: t('visits.own.listTitle'), to: paths.userAppointmentList.link() }, { label: visit.number }]}
        actions={
          <>
            {next && next !== tab && button(next, 'filled')}
            {others.map((step) => button(step))}
          </>
        }
        tabs={tabs}
        timeline={timeline(visit)}
      >
        {fault !== undefined && <StepRefused fault={fault} />}
        <OwnVisitSays visit={visit} now={now} />
      </DetailPage>
      {opened}
    </>
  )
}
