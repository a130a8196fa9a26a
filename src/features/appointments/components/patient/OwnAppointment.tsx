import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { EarlierSlot, SeeAgain } from '#features/booking/index.ts'
import { CertificatesPanel } from '#features/certificates/index.ts'
import { VisitPrescriptions } from '#features/prescriptions/index.ts'
import { OwnIntake } from '#features/intake/index.ts'
import { MeetingLink, VisitMessages } from '#features/meeting/index.ts'
import { InvoiceSheet } from '#features/orders/index.ts'
import { OwnSummary } from '#features/summaries/index.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { mayBeWritten } from '#contract/booking/states.ts'
import { MessageLink } from '#features/chat/index.ts'
import { paths } from '#shared/paths.ts'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { mayWith, type PatientStep, patientSteps } from '../../patient-steps.ts'
import { ownParts } from '../../own-parts.ts'
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
  const parts = ownParts(appointment)
  const timeline = useTimeline()
  // Who comes by video says so in the waiting room.
  const isByMeeting = (step: PatientStep) => step === 'checkIn' && appointment.mode === 'video'
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
    {
      key: 'intake',
      label: t('appointments.own.tabs.intake'),
      content: <OwnIntake appointment={appointment} mayAnswer={mayWith(appointment, 'book')} />,
    },
    ...(appointment.state === 'completed' && appointment.care === null
      ? [{ key: 'review', label: t('appointments.own.tabs.review'), content: <ReviewAppointment appointment={appointment} /> }]
      : []),
    ...(appointment.state === 'completed' && appointment.mode === 'video' && mayWith(appointment, 'decide')
      ? [
          {
            key: 'messages',
            label: t('meeting.messages.title'),
            content: (
              <Card>
                <VisitMessages meeting={appointment.id} part="patient" closed />
              </Card>
            ),
          },
        ]
      : []),
    ...(wasPaid && appointment.orderId !== null && appointment.payer === null
      ? [
          {
            key: 'invoice',
            label: t('appointments.own.tabs.invoice'),
            content: (
              <>
                <Link to={paths.doctorOrderDetails.link({ id: appointment.orderId })}>{t('orders.details.see')}</Link>
                <InvoiceSheet orderId={appointment.orderId} />
              </>
            ),
          },
        ]
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
            {mayWith(appointment, 'decide') && <MeetingLink appointment={appointment} part="patient" now={now} />}
            {next && next !== tab && !isByMeeting(next) && button(next, 'filled')}
            {others.filter((step) => !isByMeeting(step)).map((step) => button(step))}
            {mayBeWritten(appointment.state) && <MessageLink to={appointment.doctor.id} />}
          </>
        }
        tabs={tabs}
        timeline={timeline(appointment)}
      >
        {appointment.care !== null && (
          <Text quiet>{t('carers.inCare.visit', { pet: appointment.subject.name, owner: appointment.patient.name })}</Text>
        )}
        {fault !== undefined && <StepRefused fault={fault} />}
        {parts.summary && (
          <OwnSummary appointment={appointment.id}>
            <SeeAgain appointment={appointment} />
          </OwnSummary>
        )}
        {parts.papers && (
          <>
            <VisitPrescriptions appointment={appointment.id} part="patient" />
            <CertificatesPanel appointment={appointment.id} />
          </>
        )}
        <OwnAppointmentSays appointment={appointment} now={now} />
        {parts.earlier && <EarlierSlot appointment={appointment} />}
      </DetailPage>
      {opened}
    </>
  )
}
