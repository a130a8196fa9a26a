import { placeholders, longestPeriod, type Placeholder } from './values.ts'

export interface Period {
  /** Days without a zone: `2026-11-20`. */
  readonly from: string
  readonly to: string
}

const dayLength = 86_400_000

/** Days with both ends; 1 where it begins and ends on one day. */
export const daysOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

export const isPeriod = (period: Period): boolean => period.from <= period.to && daysOf(period) <= longestPeriod

const place = /\{\{\s*(\w+)\s*\}\}/g

/** Names in a template that nothing fills. */
export function unknownPlaceholders(body: string): string[] {
  const known = new Set<string>(placeholders)
  return [...new Set(Array.from(body.matchAll(place), ([, name]) => name!))].filter((name) => !known.has(name))
}

export interface Filled {
  readonly text: string
  /** Placeholders of the template for which there is nothing; a line that has nothing else is left out. */
  readonly missing: readonly Placeholder[]
}

/** A template with its places filled. What is filled in is never read as a template again. */
export function fillTemplate(body: string, values: Readonly<Partial<Record<Placeholder, string>>>): Filled {
  const missing = new Set<Placeholder>()
  const lines = body.split('\n').flatMap((line) => {
    const names = Array.from(line.matchAll(place), ([, name]) => name as Placeholder)
    const absent = names.filter((name) => !values[name])
    for (const name of absent) missing.add(name)
    if (names.length > 0 && absent.length === names.length) return []
    return [line.replaceAll(place, (_, name: Placeholder) => values[name] ?? '')]
  })
  return { text: lines.join('\n').trim(), missing: [...missing] }
}
