import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { useSubjectPicture } from '../use-subject-picture.ts'
import { ModeLabel } from '../ModeLabel.tsx'
import styles from './doctor-appointments.module.css'

export interface AppointmentTileProps {
  appointment: AppointmentCard
  /** `time`: of a day that is named already. */
  show?: 'both' | 'time'
  /** A button, instead of the state: the step that the state asks for. */
  action?: ReactNode
}

/** A visit in a line: when, who, how, its state. */
export function AppointmentTile({ appointment, show = 'both', action }: AppointmentTileProps) {
  const { subject, patient } = appointment
  const isPet = subject.kind === 'pet'
  return (
    <div className={styles.appointment}>
      <Avatar
        name={subject.name}
        size={44}
        pet={isPet}
        src={useSubjectPicture(subject)}
        icon={isPet ? <SpeciesIcon species={subject.species ?? 'other'} /> : undefined}
      />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.appointmentDetails.link({ id: appointment.id })}>
          {isPet ? `${subject.name} · ${patient.name}` : patient.name}
        </Link>
        <Text as="div" size="s" quiet>
          <When instant={appointment.start} show={show} otherZone={appointment.doctor.timeZone} />
        </Text>
        <Text as="div" size="s" quiet>
          <ModeLabel mode={appointment.mode} />
        </Text>
      </div>
      <div className={styles.end}>{action || <AppointmentBadge state={appointment.state} />}</div>
    </div>
  )
}
