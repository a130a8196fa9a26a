import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { SuggestFollowUp } from '#features/booking/index.ts'
import { CertificatesPanel } from '#features/certificates/index.ts'
import { VisitPrescriptions } from '#features/prescriptions/index.ts'
import { OfficeIntake } from '#features/intake/index.ts'
import { MeetingLink, VisitMessages } from '#features/meeting/index.ts'
import { RecordBeside } from '#features/records/index.ts'
import { SummaryEditor } from '#features/summaries/index.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { mayBeWritten } from '#contract/booking/states.ts'
import { MessageLink } from '#features/chat/index.ts'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { awaited, isByMeeting, officeSteps } from '../../doctor-steps.ts'
import { officeParts } from '../../office-parts.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { useTimeline } from '../use-timeline.tsx'
import styles from './doctor-appointments.module.css'
import { useOfficeSteps } from './use-office-steps.tsx'
import { OfficeFacts } from './OfficeFacts.tsx'
import { OrderOfAppointment } from './OrderOfAppointment.tsx'

/** A visit as the doctor and the staff see it: whom it is for, why, its state, the next step. */
export function OfficeAppointment({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const by = useSelector(selectRole) === 'staff' ? 'staff' : 'doctor'
  const now = useNow()
  const timeline = useTimeline()
  const { take, busy, dialogs } = useOfficeSteps(appointment)
  const { next, others } = officeSteps(appointment, by, now)
  const waitsFor = awaited(appointment, by, now)
  const parts = officeParts(appointment, by)
  const isPet = appointment.subject.kind === 'pet'

  return (
    <DetailPage
      title={isPet ? appointment.subject.name : appointment.patient.name}
      state={<AppointmentBadge state={appointment.state} />}
      about={<When instant={appointment.start} otherZone={appointment.doctor.timeZone} />}
      crumbs={[
        { label: t('appointments.office.listTitle'), to: paths.doctorUpcomingAppointment.link() },
        { label: appointment.number },
      ]}
      actions={
        <>
          {by === 'doctor' && <MeetingLink appointment={appointment} part="doctor" now={now} />}
          {next && !isByMeeting(appointment, next) && (
            <Button variant="filled" loading={busy} onClick={() => void take(next)}>
              {t(`appointments.verbs.${next}`)}
            </Button>
          )}
          {others
            .filter((verb) => !isByMeeting(appointment, verb))
            .map((verb) => (
              <Button key={verb} variant={verb === 'cancel' ? 'quiet' : 'outlined'} onClick={() => void take(verb)}>
                {t(`appointments.verbs.${verb}`)}
              </Button>
            ))}
          {mayBeWritten(appointment.state) && <MessageLink to={appointment.patient.id} />}
        </>
      }
      timeline={timeline(appointment)}
    >
      {waitsFor && (
        <Banner>
          {t(`appointments.awaited.${waitsFor.what}`)}{' '}
          {waitsFor.what !== 'doctorStarts' && <When instant={waitsFor.at} show="time" />}
        </Banner>
      )}
      {parts.followUp && <SuggestFollowUp visitId={appointment.id} mayChange={by === 'doctor'} />}
      <OfficeIntake visitId={appointment.id} />
      <Card>
        <Stack>
          <Heading level={2} size="m">
            {t('appointments.facts.reason')}
          </Heading>
          <p className={styles.reason}>
            <bdi>{appointment.reason}</bdi>
          </p>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <OfficeFacts appointment={appointment} />
          <OrderOfAppointment appointment={appointment} />
        </Stack>
      </Card>
      {parts.summary && (
        <Card>
          <Stack>
            <Heading level={2} size="m">
              {t('summaries.title')}
            </Heading>
            <SummaryEditor appointment={appointment.id} />
          </Stack>
        </Card>
      )}
      {parts.messages && (
        <Card>
          <Stack>
            <Heading level={2} size="m">
              {t('meeting.messages.title')}
            </Heading>
            <VisitMessages meeting={appointment.id} part="doctor" closed />
          </Stack>
        </Card>
      )}
      {parts.record && (
        <Card>
          <Stack>
            <Heading level={2} size="m">
              {t('records.own.of', { name: appointment.subject.name })}
            </Heading>
            <RecordBeside subjectId={appointment.subject.id} appointmentId={appointment.id} readOnly={!parts.note} />
          </Stack>
        </Card>
      )}
      {parts.papers && (
        <>
          <VisitPrescriptions appointment={appointment.id} part="practice" />
          <CertificatesPanel appointment={appointment.id} />
        </>
      )}
      {appointment.review && (
        <Card>
          <Stack gap="2">
            <Heading level={2} size="m">
              {t('appointments.office.review')}
            </Heading>
            <Rating value={appointment.review.stars} />
            {appointment.review.words && (
              <p className={styles.reason}>
                <bdi>{appointment.review.words}</bdi>
              </p>
            )}
          </Stack>
        </Card>
      )}
      {dialogs}
    </DetailPage>
  )
}
