import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { Position } from '../../model/doctor-search.ts'
import { formatKilometres } from '../../model/distance.ts'
import { hasPosition } from '../../model/fees.ts'
import { placesOnMap } from '../../model/rings.ts'
import styles from './DoctorMap.module.css'
import { MapRings } from './MapRings.tsx'

interface DoctorMapProps {
  doctors: readonly DoctorCard[]
  centre: Position
  /** What lies in the middle, for people: a town, or "your position". */
  centreName: string
}

/** Clinics around a place, drawn by ourselves: rings tell the distance, north is up. Every mark is a link; the list says the same. */
export function DoctorMap({ doctors, centre, centreName }: DoctorMapProps) {
  const { t, i18n } = useTranslation('site')
  const placed = doctors.filter(hasPosition)
  const { rim, points } = placesOnMap(
    centre,
    placed.map(({ clinic }) => clinic),
  )
  const elsewhere = doctors.length - placed.length
  return (
    <figure className={styles.figure} aria-label={t('doctors.map.title')}>
      <div className={styles.map}>
        <MapRings rim={rim} />
        {placed.map((doctor, index) => {
          const { x, y } = points[index]!
          const away = formatKilometres(doctor.distance ?? 0, i18n.language)
          const label = `${doctor.name}, ${t('doctors.card.away', { distance: away })}`
          return (
            <Link
              key={doctor.id}
              to={paths.viewDoctorDetails.link({ id: doctor.id })}
              className={styles.mark}
              style={{ '--x': x, '--y': y } as CSSProperties}
              aria-label={label}
              title={label}
            >
              <Avatar name={doctor.name} src={doctor.avatar} size={34} />
            </Link>
          )
        })}
      </div>
      <figcaption>
        <Text size="s" quiet>
          {t('doctors.map.from', { place: centreName })}. {t('doctors.map.scale')}{' '}
          {elsewhere > 0 && t('doctors.map.outside', { count: elsewhere })}
        </Text>
      </figcaption>
    </figure>
  )
}
