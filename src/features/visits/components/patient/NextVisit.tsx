import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { mayNow } from '#contract/booking/rules.ts'
import { formatRelative } from '#shared/lib/format-relative.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { LaptopDoctorArt, WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { VisitCalendarFile } from '../VisitCalendarFile.tsx'
import { DoctorChip } from '../DoctorChip.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'
import styles from './patient-visits.module.css'

/** The visit that comes next, or the way to a first one. `leading`: nothing else on the screen is more urgent. */
export function NextVisit({ visit, leading }: { visit: AppointmentCard | null; leading: boolean }) {
  const { t, i18n } = useTranslation('workspace')
  const now = useNow()
  const look = leading ? 'filled' : 'outlined'
  if (visit === null) {
    const find = (
      <LinkButton look={look} to={paths.doctorsList.link()}>
        {t('visits.own.find')}
      </LinkButton>
    )
    return (
      <Card ground="soft">
        <Empty compact art={<WaitingCatArt />} title={t('visits.list.empty.upcoming')} actions={find}>
          {t('visits.own.emptyHint.upcoming')}
        </Empty>
      </Card>
    )
  }
  const mayCheckIn = mayNow('checkIn', 'patient', visit, now)
  const Art = visit.subject.kind === 'pet' ? WaitingCatArt : LaptopDoctorArt
  return (
    <Card as="section" ground="soft" aria-labelledby="next-visit" className={styles.next}>
      <Stack gap="4">
        <Cluster gap="3">
          <Text as="span" strong quiet id="next-visit">
            {t('visits.own.next')}
          </Text>
          <AppointmentBadge state={visit.state} />
        </Cluster>
        <div>
          <Heading level={2} size="2xl">
            <When instant={visit.start} otherZone={visit.doctor.timeZone} />
          </Heading>
          <Text quiet>{formatRelative(visit.start, new Date(now).toISOString(), i18n.language)}</Text>
        </div>
        <Cluster gap="4">
          <DoctorChip doctor={visit.doctor} linked />
          <SubjectChip subject={visit.subject} />
          <ModeLabel mode={visit.mode} />
        </Cluster>
        <Cluster>
          <LinkButton look={look} to={paths.userAppointmentDetails.link({ id: visit.id })}>
            {t(mayCheckIn ? 'visits.own.steps.checkIn' : 'visits.own.see')}
          </LinkButton>
          {visit.state === 'confirmed' && <VisitCalendarFile visit={visit} />}
        </Cluster>
      </Stack>
      <div className={styles.nextArt}>
        <Art width={200} />
      </div>
    </Card>
  )
}
