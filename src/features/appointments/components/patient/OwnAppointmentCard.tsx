import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import styles from './patient-appointments.module.css'

/** One of the patient's visits in a line: with whom, when, for which pet, its state. `action` at the end side. */
export function OwnAppointmentCard({ appointment, action }: { appointment: AppointmentCard; action?: ReactNode }) {
  const { t } = useTranslation('site')
  const { t: words } = useTranslation('workspace')
  const { doctor, subject } = appointment
  const about = [
    t(`doctors.speciality.${doctor.speciality}`),
    t(`doctors.modeShort.${appointment.mode}`),
    subject.kind === 'pet' && subject.name,
    appointment.care !== null && words('carers.inCare.of', { owner: appointment.patient.name }),
  ]
  return (
    <div className={styles.appointment}>
      <Avatar name={doctor.name} src={doctor.avatar} size={44} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.userAppointmentDetails.link({ id: appointment.id })}>
          {doctor.name}
        </Link>
        <Text as="div" size="s">
          <When instant={appointment.start} otherZone={doctor.timeZone} />
        </Text>
        <Text as="div" size="s" quiet>
          {about.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={styles.end}>
        <AppointmentBadge state={appointment.state} />
        {action}
      </div>
    </div>
  )
}
