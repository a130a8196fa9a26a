import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { useConfigurationQuery } from '#shared/api/configuration.ts'
import { paths } from '#shared/paths.ts'
import type { Position } from '#shared/ui/map/map-place.ts'
import { PlaceMap } from '#shared/ui/map/PlaceMap.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { useUnits } from '#shared/api/use-units.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { hasPosition } from '../../model/fees.ts'

interface DoctorMapProps {
  doctors: readonly DoctorCard[]
  centre: Position
  /** What lies in the middle, for people: a town, or "your position". */
  centreName: string
}

/** The clinics of the doctors shown, around a place. */
export function DoctorMap({ doctors, centre, centreName }: DoctorMapProps) {
  const { t, i18n } = useTranslation('site')
  const { data: configuration } = useConfigurationQuery()
  const units = useUnits()
  const placed = doctors.filter(hasPosition)
  const elsewhere = doctors.length - placed.length
  const away = (kilometres: number) => t('doctors.card.away', { distance: formatDistance(kilometres, i18n.language, units) })
  return (
    <PlaceMap
      label={t('doctors.map.title')}
      centre={centre}
      centreName={centreName}
      mapsKey={configuration?.mapsKey}
      units={units}
      places={placed.map(({ id, name, avatar, distance, clinic }) => ({
        key: id,
        name,
        note: away(distance ?? 0),
        position: clinic,
        to: paths.viewDoctorDetails.link({ id }),
        mark: <Avatar name={name} src={avatar} size={34} />,
      }))}
    >
      {elsewhere > 0 && t('doctors.map.outside', { count: elsewhere })}
    </PlaceMap>
  )
}
