import { useMemo } from 'react'
import { MapFrame } from './frame/MapFrame.tsx'
import { MapMarks } from './layers/MapMarks.tsx'
import { MapPin } from './layers/MapShapes.tsx'
import type { MapProps } from './map-place.ts'

/** Places around a middle, on our own drawing of the world. Every mark is a link. */
export function DrawnMap({ label, places, centre, units = 'metric' }: Pick<MapProps, 'label' | 'places' | 'centre' | 'units'>) {
  const keys = places.map(({ key }) => key).join(' ')
  // By what is shown: a list that was read anew does not move the map from under the reader.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => [centre, ...places.map(({ position }) => position)], [keys, centre.latitude, centre.longitude])
  return (
    <MapFrame label={label} fit={fit} of={`${centre.latitude} ${centre.longitude} ${keys}`} units={units}>
      <MapPin at={centre} />
      <MapMarks places={places} />
    </MapFrame>
  )
}
