import type { AddressDraft } from '#shared/ui/address/address-draft.ts'

/** One part of an address as Google Places tells it. */
export type Component = Pick<google.maps.places.AddressComponent, 'longText' | 'shortText' | 'types'>

/** Where the number stands before the street. */
const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'LU', 'IN', 'PK', 'ZA', 'SG', 'MY', 'PH', 'NG', 'KE'])
/** Whose regions are written short: `MA`, not `Massachusetts`. */
const shortRegion = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX'])

/** What of an address is known from what Google tells; what it does not tell is left as it was. */
export function draftOfComponents(components: readonly Component[], second: string): Partial<AddressDraft> {
  const find = (...types: string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type))
      if (found) return found
    }
    return undefined
  }
  const country = find('country')?.shortText ?? ''
  const [number, road] = [find('street_number')?.longText, find('route')?.longText]
  const street = (numberFirst.has(country) ? [number, road] : [road, number]).filter(Boolean).join(' ')
  const region = find('administrative_area_level_1')
  return {
    ...(street !== '' && { lines: [street, second] }),
    city: find('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3')?.longText ?? '',
    region: (shortRegion.has(country) ? region?.shortText : region?.longText) ?? '',
    postalCode: find('postal_code')?.longText ?? '',
    country,
  }
}
