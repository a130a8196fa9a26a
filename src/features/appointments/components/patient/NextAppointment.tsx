import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { isVerbAllowed } from '#contract/booking/rules.ts'
import { MeetingLink } from '#features/meeting/index.ts'
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
import { mayWith } from '../../patient-steps.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { AppointmentCalendarFile } from '../AppointmentCalendarFile.tsx'
import { DoctorChip } from '../DoctorChip.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'
import styles from './patient-appointments.module.css'

/** The visit that comes next, or the way to a first one. `leading`: nothing else on the screen is more urgent. */
export function NextAppointment({ appointment, leading }: { appointment: AppointmentCard | null; leading: boolean }) {
  const { t, i18n } = useTranslation('workspace')
  const now = useNow()
  const look = leading ? 'filled' : 'outlined'
  if (appointment === null) {
    const find = (
      <LinkButton variant={look} to={paths.doctorsList.link()}>
        {t('appointments.own.find')}
      </LinkButton>
    )
    return (
      <Card ground="soft">
        <Empty compact art={<WaitingCatArt />} title={t('appointments.list.empty.upcoming')} actions={find}>
          {t('appointments.own.emptyHint.upcoming')}
        </Empty>
      </Card>
    )
  }
  const mayCheckIn = mayWith(appointment, 'decide') && isVerbAllowed('checkIn', 'patient', appointment, now)
  const isByVideo = appointment.mode === 'video'
  const Art = appointment.subject.kind === 'pet' ? WaitingCatArt : LaptopDoctorArt
  return (
    <Card as="section" ground="soft" aria-labelledby="next-visit" className={styles.next}>
      <Stack gap="4">
        <Cluster gap="3">
          <Text as="span" strong quiet id="next-visit">
            {t('appointments.own.next')}
          </Text>
          <AppointmentBadge state={appointment.state} />
        </Cluster>
        <div>
          <Heading level={2} size="2xl">
            <When instant={appointment.start} otherZone={appointment.doctor.timeZone} />
          </Heading>
          <Text quiet>{formatRelative(appointment.start, new Date(now).toISOString(), i18n.language)}</Text>
        </div>
        <Cluster gap="4">
          <DoctorChip doctor={appointment.doctor} linked />
          <SubjectChip subject={appointment.subject} />
          <ModeLabel mode={appointment.mode} />
        </Cluster>
        <Cluster>
          {mayWith(appointment, 'decide') && <MeetingLink appointment={appointment} part="patient" now={now} />}
          <LinkButton variant={isByVideo ? 'outlined' : look} to={paths.userAppointmentDetails.link({ id: appointment.id })}>
            {t(mayCheckIn && !isByVideo ? 'appointments.own.steps.checkIn' : 'appointments.own.see')}
          </LinkButton>
          {appointment.state === 'confirmed' && <AppointmentCalendarFile appointment={appointment} />}
        </Cluster>
      </Stack>
      <div className={styles.nextArt}>
        <Art width={200} />
      </div>
    </Card>
  )
}
