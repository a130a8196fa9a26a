import { zoneCity } from './format-time.ts'

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
 * be among them under just this name. A browser that does not tell the zones of countries has the cities alone.
 */
export function zoneOptions(language: string, ...known: readonly string[]): ZoneOption[] {
  const kept = new Set(known)
  const alike = new Set([...known, ...known.map(listed)])
  const others = [...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((zone) => !alike.has(zone))
  const regions = regionsOfZones()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const options = [...kept, ...new Set(others)].map((zone) => {
    const region = regions.get(zone) ?? regions.get(kept.has(zone) ? listed(zone) : zone)
    const city = renamed[zoneCity(zone)] ?? zoneCity(zone)
    return { value: zone, label: region ? `${city}, ${names.of(region)}` : city, keywords: `${zone} ${zoneCity(zone)}` }
  })
  return options.sort((one, other) => one.label.localeCompare(other.label, language))
}

/** The name under which this browser lists a zone that goes by several. */
const listed = (zone: string) => new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone

let regions: ReadonlyMap<string, string> | undefined

/** ISO 3166-1 alpha-2 by zone. Codes of countries that are no more stand for those of today, and are left out. */
function regionsOfZones(): ReadonlyMap<string, string> {
  regions ??= new Map(
    everyCode().flatMap((code) => {
      const locale: Intl.Locale & LocaleZones = new Intl.Locale(`und-${code}`)
      if (locale.region !== code) return []
      return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map((zone) => [zone, code] as const)
    }),
  )
  return regions
}

/** Newer browsers have the method, older ones the property, some neither. */
interface LocaleZones {
  readonly getTimeZones?: () => readonly string[] | undefined
  readonly timeZones?: readonly string[]
}

function everyCode(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  return letters.flatMap((first) => letters.map((second) => first + second))
}
