import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { distanceUnit } from '#shared/lib/measures.ts'
import styles from './Map.module.css'
import { placeLabel, type MapProps } from './map-place.ts'
import { MapRings } from './MapRings.tsx'
import { placesOnMap } from './rings.ts'

/** Places around a middle, drawn by ourselves: rings tell the distance, north is up. Every mark is a link. */
export function DrawnMap({ places, centre, units = 'metric' }: Pick<MapProps, 'places' | 'centre' | 'units'>) {
  const { rim, points } = placesOnMap(
    centre,
    places.map(({ position }) => position),
    distanceUnit(units),
  )
  return (
    <div className={styles.map}>
      <MapRings rim={rim} units={units} />
      {places.map((place, index) => {
        const { x, y } = points[index]!
        const label = placeLabel(place)
        return (
          <Link
            key={place.key}
            to={place.to}
            className={styles.mark}
            style={{ '--x': x, '--y': y } as CSSProperties}
            aria-label={label}
            title={label}
          >
            {place.mark}
          </Link>
        )
      })}
    </div>
  )
}
