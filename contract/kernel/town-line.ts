/** No zod: screens may import this for nothing. */

/** What stands below the street. */
export type TownPart = 'city' | 'region' | 'postalCode'

interface Town extends Readonly<Record<TownPart, string>> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

const everything: readonly TownPart[] = ['postalCode', 'city', 'region']

/** The parts in the order in which a country’s post asks for them. */
const orders: readonly (readonly [readonly TownPart[], string])[] = [
  [['city', 'region', 'postalCode'], 'US CA AU IE IN BR KR EG ZA'],
  [['city', 'postalCode'], 'NZ GB SG SA'],
  [['postalCode', 'city'], 'DE AT CH LU FR BE NL PT SE GR CZ PL NO DK FI MA'],
  [['postalCode', 'region', 'city'], 'JP'],
  [['city', 'region'], 'AE'],
  [['city'], 'QA'],
]
const partsOf = new Map(orders.flatMap(([parts, countries]) => countries.split(' ').map((country) => [country, parts] as const)))

/** The parts that addresses of a country have, in the order in which they are written; all where we do not know better. */
export const townParts = (country: string): readonly TownPart[] => partsOf.get(country) ?? everything

/** Town, region and code in one line as that country writes them: “New York, NY 10011”, “10115 Berlin”. Nothing that was given is left out. */
export function townLine(town: Town): string {
  const parts = townParts(town.country)
  const given = [...parts, ...everything.filter((part) => !parts.includes(part))].filter((part) => town[part] !== '')
  return given.reduce((line, part, place) => {
    const comma = part === 'region' && given[place - 1] === 'city' ? ',' : ''
    return place === 0 ? town[part] : `${line}${comma} ${town[part]}`
  }, '')
}

/** An address as on a letter, without its country: streets, and the line of the town. */
export const addressLines = (address: Town & { readonly lines: readonly string[] }): string[] =>
  [...address.lines, townLine(address)].filter(Boolean)
