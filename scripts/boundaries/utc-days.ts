import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Ways to cut the date out of an instant, which takes UTC's for somebody's today: at 8 PM in New York it is tomorrow already. In SQL a cast
 * or a truncation without a zone does the same with the database's.
 */
const cuts = [
  /toISOString\(\)\s*\.(?:slice|substring|substr)\(0, ?(?:7|10)\)/g,
  /\.(?:slice|substring|substr)\(\s*0,\s*10\s*\)/g,
  /\.split\(\s*['"`]T['"`]\s*\)/g,
  /toISOString\(\)\}::(?:timestamptz::)?date\b/g,
  /\bcurrent_date\b/gi,
  /\b(?:now\(\)|current_timestamp|localtimestamp)::date\b/gi,
]

/** What is cut here is no instant. */
const others = new Set([
  'contract/kernel/days.ts',
  'server/modules/coupons/unique-codes.ts',
  // FHIR writes the wall time of where it was, with its offset behind.
  'server/modules/fhir/in/read-entry.ts',
  'src/features/nearby/components/NearbyMap.tsx',
])

/** Dates that are cut out of instants, with what to use. */
export function findCutDates(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => !others.has(file))
    .flatMap(({ file, text }) => {
      const found = new Map(
        cuts.flatMap((cut) => [...text.matchAll(cut)].map((match) => [match.index + match[0].length, match[0]])),
      )
      return [...found].map(([end, cut]) => {
        const line = text.slice(0, end).split('\n').length
        return `${file}:${line} takes a date by ${cut.replaceAll(/\s+/g, '')}: use dayIn(zone, at), utcDay or wallDay of contract/kernel/days.ts`
      })
    })
}

/** The application's sources, except tests, which may be naive, and migrations, which are of the past. */
export const readSources = (): Source[] =>
  ['contract', 'server', 'src', 'mocks']
    .flatMap((part) => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/migrations\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
