import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useReadFollowUpQuery } from '../../follow-up-api.ts'

/**
 * In a patient's summary: when their doctor would see them again, and the way to a booking with everything chosen. Nothing where nothing is
 * suggested. What was put away on the dashboard still stands here, where one looks for it.
 */
export function SeeAgain({ appointment }: { appointment: Pick<AppointmentCard, 'id' | 'doctor' | 'mode' | 'subject'> }) {
  const { t } = useTranslation('workspace')
  const { id, doctor, mode, subject } = appointment
  const followUp = useReadFollowUpQuery({ params: { id } }).currentData?.followUp
  if (!followUp) return null
  return (
    <Stack gap="2">
      <Heading level={3} size="s">
        {t('booking.followUp.listTitle')}
      </Heading>
      <Text as="div">
        {t('booking.followUp.around')} <CalendarDay date={followUp.dueOn} />
      </Text>
      {followUp.purpose && (
        <Text as="div" quiet>
          <bdi>{followUp.purpose}</bdi>
        </Text>
      )}
      {followUp.isBooked ? (
        <Text quiet>{t('booking.followUp.bookedByYou')}</Text>
      ) : (
        <Cluster>
          <LinkButton to={paths.viewDoctorDetails.link({ id: doctor.id, mode, subject: subject.id, from: followUp.dueOn })}>
            {t('booking.followUp.book')}
          </LinkButton>
        </Cluster>
      )}
    </Stack>
  )
}
