import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { Reader } from '#server/kernel/db.ts'
import { listPlaces } from '#server/modules/doctors/index.ts'

export interface Position {
  readonly latitude: number | null
  readonly longitude: number | null
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** About where an address is: the middle of its town, where the platform knows it. Of towns of one name, the one of the address's region. */
export async function positionOf(db: Reader, { city, region, country }: PostalAddress): Promise<Position> {
  const { items } = await listPlaces(db)
  const named = items.filter((place) => place.country === country && plain(place.name) === plain(city))
  const found = named.find((place) => plain(place.region) === plain(region)) ?? (named.length === 1 ? named[0] : undefined)
  return { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null }
}
