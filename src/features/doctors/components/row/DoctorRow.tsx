import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { FavouriteButton } from '../favourite/FavouriteButton.tsx'
import { DoctorModes } from '../card/DoctorModes.tsx'
import { DoctorWho } from '../card/DoctorWho.tsx'
import { NoTimesSoon } from '../card/NoTimesSoon.tsx'
import styles from './DoctorRow.module.css'
import { TimeGrid } from './TimeGrid.tsx'

interface DoctorRowProps {
  doctor: DoctorCard
  /** The way to meet that is asked for. */
  mode?: AppointmentMode
}

/** A doctor in the list: who they are beside their next days, never taller than a phone's screen. */
export function DoctorRow({ doctor, mode }: DoctorRowProps) {
  const { t } = useTranslation('site')
  return (
    <Card as="article" padding="none" className={styles.row} data-workspace={doctor.kind === 'veterinarian' ? 'pets' : 'patient'}>
      <div className={styles.who}>
        <DoctorWho doctor={doctor} mode={mode} level={2} />
        <Cluster justify="between">
          <DoctorModes doctor={doctor} />
          <FavouriteButton doctor={doctor} />
        </Cluster>
      </div>
      <div className={styles.times}>
        {doctor.nextFree.length === 0 ? <NoTimesSoon /> : <TimeGrid doctor={doctor} />}
        <Link
          className={styles.all}
          to={paths.viewDoctorDetails.link({ id: doctor.id, ...(mode && { mode }) })}
          aria-label={t('doctors.card.allTimesOf', { name: doctor.name })}
        >
          {t('doctors.card.allTimes')}
        </Link>
      </div>
    </Card>
  )
}
