import { Link } from 'react-router-dom'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { paths } from '#shared/paths.ts'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { DoctorRepute } from './DoctorRepute.tsx'
import styles from './DoctorWho.module.css'

interface DoctorWhoProps {
  doctor: DoctorCard
  /** The way to meet that is asked for: the profile opens with it. */
  mode?: AppointmentMode
  /** Level of the name as a heading. */
  level: 2 | 3
}

/** Face, name, what they do and what others say. */
export function DoctorWho({ doctor, mode, level }: DoctorWhoProps) {
  const Name = `h${level}` as const
  return (
    <div className={styles.who}>
      <Avatar name={doctor.name} src={doctor.avatar} size={68} />
      <div className={styles.words}>
        <Name className={styles.name}>
          <Link to={paths.viewDoctorDetails.link({ id: doctor.id, ...(mode && { mode }) })}>{doctor.name}</Link>
        </Name>
        <DoctorRepute doctor={doctor} />
      </div>
    </div>
  )
}
