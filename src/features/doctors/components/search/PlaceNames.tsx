import type { Place } from '#contract/doctors/schemas.ts'
import { placeName } from '../../model/places.ts'

/** The towns with clinics, offered by the device's own list under a field. */
export function PlaceNames({ id, places }: { id: string; places: readonly Place[] }) {
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={placeName(place)}>{placeName(place)}</option>
      ))}
    </datalist>
  )
}
