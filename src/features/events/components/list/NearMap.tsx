import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { useConfigurationQuery } from '#shared/api/configuration.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { PlaceMap } from '#shared/ui/map/PlaceMap.tsx'
import { kindIcons } from '../kind-icons.tsx'
import type { EventsNear } from './use-events-near.ts'

/** Far enough to walk, ride or drive to; what lies further would draw all else together. */
const mostKilometres = 200

interface NearMapProps {
  events: readonly EventCard[]
  standpoint: EventsNear['standpoint']
}

/** The events shown, around where one looks from. */
export function NearMap({ events, standpoint }: NearMapProps) {
  const { t, i18n } = useTranslation('site')
  const { t: workspace } = useTranslation('workspace')
  const { data: configuration } = useConfigurationQuery()
  const units = useUnits()
  if (!('position' in standpoint)) return null
  const places = events.flatMap(({ id, title, kind, distance, place: { latitude, longitude } }) => {
    if (distance === null || distance > mostKilometres || latitude === null || longitude === null) return []
    const Icon = kindIcons[kind]
    return {
      key: id,
      name: title,
      note: t('doctors.card.away', { distance: formatDistance(distance, i18n.language, units) }),
      position: { latitude, longitude },
      to: paths.eventsDetails.link({ id }),
      mark: <Icon size={20} />,
    }
  })
  if (places.length === 0) return null
  return (
    <Card>
      <PlaceMap
        label={workspace('events.list.map')}
        centre={standpoint.position}
        centreName={standpoint.kind === 'town' ? standpoint.name : t('doctors.map.here')}
        mapsKey={configuration?.mapsKey}
        units={units}
        places={places}
      />
    </Card>
  )
}
