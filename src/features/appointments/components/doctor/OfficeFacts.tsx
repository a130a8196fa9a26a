import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { Duration } from '#shared/ui/time/Duration.tsx'
import { minutesOf } from '../../appointment-length.ts'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'

/** What the office needs to know of a visit. */
export function OfficeFacts({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  return (
    <Facts
      facts={[
        {
          name: t('appointments.facts.subject'),
          value: appointment.subject.kind === 'pet' ? <SubjectChip subject={appointment.subject} /> : t('appointments.list.self'),
        },
        {
          name: t('appointments.list.patient'),
          value: <PersonChip name={appointment.patient.name} src={appointment.patient.avatar} />,
        },
        { name: t('appointments.facts.mode'), value: <ModeLabel mode={appointment.mode} /> },
        { name: t('appointments.facts.length'), value: <Duration minutes={minutesOf(appointment)} /> },
        { name: t('appointments.facts.place'), value: appointment.place },
        { name: t('appointments.list.fee'), value: <Money value={appointment.fee} /> },
        {
          name: t('appointments.office.refunded'),
          value: appointment.refunded && appointment.refunded.amount > 0 ? <Money value={appointment.refunded} /> : null,
        },
        {
          name: t('appointments.office.absent'),
          value: appointment.absent && t(`appointments.timeline.who.${appointment.absent}`),
        },
      ]}
    />
  )
}
