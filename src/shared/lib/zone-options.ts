import { zoneCity } from './format-time.ts'
import { regionOfZone } from './zone-regions.ts'

/** A time zone to choose: `Paris, France`, found also by its IANA name. */
export interface ZoneOption {
  value: string
  label: string
  keywords: string
}

/** Cities that browsers list under a former name. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/**
 * Every zone that this browser knows, by city and by country in the reader's language, in the order of the cities. `known`: zones that must
 * be among them under just this name.
 */
export function zoneOptions(language: string, ...known: readonly string[]): ZoneOption[] {
  const kept = new Set(known)
  const alike = new Set([...known, ...known.map(listed)])
  const others = [...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((zone) => !alike.has(zone))
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const options = [...kept, ...new Set(others)].map((zone) => {
    const region =
      regionOfZone.get(zone) ?? regionOfZone.get(formerName(zone)) ?? regionOfZone.get(kept.has(zone) ? listed(zone) : zone)
    const city = renamed[zoneCity(zone)] ?? zoneCity(zone)
    return { value: zone, label: region ? `${city}, ${names.of(region)}` : city, keywords: `${zone} ${zoneCity(zone)}` }
  })
  const { compare } = new Intl.Collator(language)
  return options.sort((one, other) => compare(one.label, other.label))
}

/** The name of the zone under its city's former one: browsers list either. */
function formerName(zone: string): string {
  const [former] = Object.entries(renamed).find(([, city]) => city === zoneCity(zone)) ?? []
  return former ? zone.replace(zoneCity(zone).replaceAll(' ', '_'), former) : zone
}

/** The name under which this browser lists a zone that goes by several. */
const listed = (zone: string) => new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
