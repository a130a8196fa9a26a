import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { destination, type Position } from '#contract/kernel/geodesy.ts'
import type { Tracker, Trail } from '#contract/trackers/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapCircle, MapPin, MapPolygon, MapTrail } from '#shared/ui/map/layers/MapShapes.tsx'
import type { LivePosition } from '../live/live-positions.ts'
import { drawnAt, type ZoneDrawing } from '../model/zone-drawing.ts'
import styles from './Trackers.module.css'

interface TrackerMapProps {
  tracker: Tracker
  live: LivePosition | undefined
  isToday: boolean
  points: Trail['points']
  /** Of the trail's points, the one that is being played. */
  played: number | null
  drawing: ZoneDrawing | null
  onDraw: (drawing: ZoneDrawing) => void
}

/** Zones, the day's trail, and where the animal is: now, or at the moment that is played. */
export function TrackerMap({ tracker, live, isToday, points, played, drawing, onDraw }: TrackerMapProps) {
  const { t } = useTranslation('workspace')
  const units = useUnits()
  const newest = isToday ? newestOf(tracker, live) : null
  const here = played === null ? (newest ?? points.at(-1)) : points[played]
  const zoneKeys = tracker.zones.map(({ id }) => id).join(' ')
  const first = points[0]?.at ?? ''
  // By the day and the zones: each new fix must not move the map from under who looks at it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => inSight(tracker, points), [tracker.id, zoneKeys, first])
  return (
    <MapFrame
      label={t('trackers.map.label', { pet: tracker.pet.name })}
      fit={fit}
      of={`${tracker.id} ${first}`}
      units={units}
      tall
      {...(drawing && { onPress: (at: Position) => onDraw(drawnAt(drawing, at)) })}
    >
      {tracker.zones
        .filter(({ id }) => id !== drawing?.id)
        .map((zone) =>
          zone.centre && zone.radius ? (
            <MapCircle
              key={zone.id}
              centre={zone.centre}
              radius={zone.radius}
              tone={zone.inside === false ? 'error' : 'success'}
            />
          ) : (
            <MapPolygon key={zone.id} points={zone.points ?? []} tone={zone.inside === false ? 'error' : 'success'} />
          ),
        )}
      <MapTrail points={points} />
      {drawing?.kind === 'circle' && drawing.centre && (
        <MapCircle centre={drawing.centre} radius={drawing.radius} tone="pets" dashed />
      )}
      {drawing?.kind === 'polygon' && (
        <>
          <MapPolygon points={drawing.points} tone="pets" dashed />
          {drawing.points.map((point, index) => (
            <MapPin key={index} at={point}>
              <span className={styles.corner} />
            </MapPin>
          ))}
        </>
      )}
      {here && (
        <MapPin at={here} label={t('trackers.map.here', { pet: tracker.pet.name })}>
          <span className={styles.animal}>
            <SpeciesIcon species={tracker.pet.species} size={22} />
          </span>
        </MapPin>
      )}
    </MapFrame>
  )
}

const newestOf = ({ last }: Tracker, live: LivePosition | undefined): Position | null =>
  live && (!last || live.at > last.at) ? live : last

function inSight({ zones, last }: Tracker, points: Trail['points']): Position[] {
  const ofZones = zones.flatMap(({ centre, radius, points: corners }) =>
    centre && radius ? [0, 1, 2, 3].map((quarter) => destination(centre, (quarter * Math.PI) / 2, radius)) : (corners ?? []),
  )
  const all = [...ofZones, ...points, ...(last && points.length === 0 ? [last] : [])]
  const [only] = all
  return all.length === 1 && only ? [0, 1, 2, 3].map((quarter) => destination(only, (quarter * Math.PI) / 2, 300)) : all
}
