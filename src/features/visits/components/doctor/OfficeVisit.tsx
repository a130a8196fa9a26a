import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { awaited, officeSteps } from '../../doctor-steps.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { useTimeline } from '../use-timeline.tsx'
import styles from './doctor-visits.module.css'
import { useOfficeSteps } from './use-office-steps.tsx'
import { OfficeFacts } from './OfficeFacts.tsx'

/** A visit as the doctor and the staff see it: whom it is for, why, its state, the next step. */
export function OfficeVisit({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const by = useSelector(selectRole) === 'staff' ? 'staff' : 'doctor'
  const now = useNow()
  const timeline = useTimeline()
  const { take, busy, dialogs } = useOfficeSteps(visit)
  const { next, others } = officeSteps(visit, by, now)
  const waitsFor = awaited(visit, by, now)
  const isPet = visit.subject.kind === 'pet'

  return (
    <DetailPage
      title={isPet ? visit.subject.name : visit.patient.name}
      state={<AppointmentBadge state={visit.state} />}
      about={<When instant={visit.start} otherZone={visit.doctor.timeZone} />}
      crumbs={[{ label: t('visits.office.listTitle'), to: paths.doctorUpcomingAppointment.link() }, { label: visit.number }]}
      actions={
        <>
          {next && (
            <Button look="filled" loading={busy} onClick={() => void take(next)}>
              {t(`visits.verbs.${next}`)}
            </Button>
          )}
          {others.map((verb) => (
            <Button key={verb} look={verb === 'cancel' ? 'quiet' : 'outlined'} onClick={() => void take(verb)}>
              {t(`visits.verbs.${verb}`)}
            </Button>
          ))}
        </>
      }
      timeline={timeline(visit)}
    >
      {waitsFor && (
        <Banner>
          {t(`visits.awaited.${waitsFor.what}`)} {waitsFor.what !== 'doctorStarts' && <When instant={waitsFor.at} show="time" />}
        </Banner>
      )}
      <Card>
        <Stack>
          <Heading level={2} size="m">
            {t('visits.facts.reason')}
          </Heading>
          <p className={styles.reason}>
            <bdi>{visit.reason}</bdi>
          </p>
        </Stack>
      </Card>
      <Card>
        <OfficeFacts visit={visit} />
      </Card>
      {visit.review && (
        <Card>
          <Stack gap="2">
            <Heading level={2} size="m">
              {t('visits.office.review')}
            </Heading>
            <Rating value={visit.review.stars} />
            {visit.review.words && (
              <p className={styles.reason}>
                <bdi>{visit.review.words}</bdi>
              </p>
            )}
          </Stack>
        </Card>
      )}
      {dialogs}
    </DetailPage>
  )
}
