import type { PostalAddress } from '#contract/kernel/postal-address.ts'

interface WhenAndWhere {
  readonly starts_at: string
  readonly ends_at: string
  readonly place_name: string
  readonly address: PostalAddress
}

/** What of a change guests must know: another time, another place, both; `null` where only words have changed. Pure. */
export function changedFacts(before: WhenAndWhere, after: WhenAndWhere): 'time' | 'place' | 'both' | null {
  const instants = ({ starts_at, ends_at }: WhenAndWhere) => `${Date.parse(starts_at)} ${Date.parse(ends_at)}`
  const time = instants(before) !== instants(after)
  const place = placeText(before) !== placeText(after)
  if (time) return place ? 'both' : 'time'
  return place ? 'place' : null
}

/** Written out field by field: the database gives an address's back in another order. */
function placeText({ place_name, address }: WhenAndWhere): string {
  const { lines, city, region, postalCode, country } = address
  return JSON.stringify([place_name, lines, city, region, postalCode, country])
}
