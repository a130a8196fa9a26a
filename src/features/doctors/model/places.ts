import { fold } from '#contract/kernel/search/fold.ts'
import type { Place } from '#contract/doctors/schemas.ts'
import type { Position } from '#shared/ui/map/map-place.ts'

/** How a town is written and recognised: `New York, NY`; without a region `Lisbon, PT`. */
export function placeName({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return `${name}, ${region || country}`
}

/** The town that somebody means: the whole name, or the town alone, then the one with most doctors (they come first). Case-blind. */
export function findPlace(places: readonly Place[], text: string): Place | undefined {
  const wanted = fold(text)
  if (wanted === ' ') return undefined
  return places.find((place) => fold(placeName(place)) === wanted) ?? places.find((place) => fold(place.name) === wanted)
}

/** About a kilometre exact: enough to sort by distance, too little to find a door. */
export function rounded({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 }
}
