import { petSpecies } from '#contract/kernel/animals.ts'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { NearbyQuery } from '#contract/nearby/schemas.ts'

/** What pets nearby are narrowed by, as it stands in the address. */
export const nearbyFilters = ['species', 'place', 'near', 'within'] as const
export type NearbyFilter = (typeof nearbyFilters)[number]

/** Offered, in the reader's kilometres or miles. */
export const distanceChoices = [1, 2, 5, 10, 25]

/** The question to the server. An address can hold anything: what makes no sense is left out. Without a position, the reader's own point. */
export function nearbySearchOf(
  filters: Readonly<Record<NearbyFilter, string>>,
  position?: Position,
): Partial<Omit<NearbyQuery, 'cursor' | 'limit'>> {
  const within = Number(filters.within)
  const species = petSpecies.find((each) => each === filters.species)
  return {
    ...(species && { species }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    ...(within > 0 && within <= 500 && { within }),
  }
}
