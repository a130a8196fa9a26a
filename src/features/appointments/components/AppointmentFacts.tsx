import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Duration } from '#shared/ui/time/Duration.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { minutesOf } from '../appointment-length.ts'
import { DoctorChip } from './DoctorChip.tsx'
import { ModeLabel } from './ModeLabel.tsx'
import { SubjectChip } from './SubjectChip.tsx'

/** What there is to know of one's own visit: when, with whom, for whom, how and where. */
export function AppointmentFacts({ appointment, withReason }: { appointment: AppointmentDetails; withReason?: boolean }) {
  const { t } = useTranslation('workspace')
  return (
    <Facts
      facts={[
        {
          name: t('appointments.facts.when'),
          value: <When instant={appointment.start} otherZone={appointment.doctor.timeZone} />,
        },
        { name: t('appointments.facts.length'), value: <Duration minutes={minutesOf(appointment)} /> },
        { name: t('appointments.facts.doctor'), value: <DoctorChip doctor={appointment.doctor} linked /> },
        { name: t('appointments.facts.subject'), value: <SubjectChip subject={appointment.subject} /> },
        { name: t('appointments.facts.owner'), value: appointment.care === null ? null : appointment.patient.name },
        { name: t('appointments.facts.bookedBy'), value: appointment.bookedBy },
        { name: t('appointments.facts.payer'), value: appointment.payer },
        { name: t('appointments.facts.mode'), value: <ModeLabel mode={appointment.mode} /> },
        { name: t('appointments.facts.place'), value: appointment.place },
        { name: t('appointments.facts.reason'), value: withReason ? appointment.reason : null },
        { name: t('appointments.facts.number'), value: appointment.number },
      ]}
    />
  )
}
