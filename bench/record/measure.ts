import { alone, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'
import { measureDrawing } from './drawing.ts'

interface Times {
  readonly median: number
  readonly p99: number
}
interface OneRecord {
  readonly bundle: { readonly median: number; readonly worst: number; readonly bytes: number }
  readonly checks: Times
  readonly search: Times
}
interface Papers {
  readonly papers: readonly { readonly locale: string; readonly median: number; readonly bytes: number }[]
}

/** A prescription as paper; a record of 5,000 measurements as a bundle; checks of 20 lines; the search for a medicine; timeline and chart. */
export async function measureRecord(databases: Databases): Promise<Figure[]> {
  const { papers } = await measuredBy<Papers>('bench/record/papers.ts')
  const onPostgres = await measuredBy<OneRecord>('bench/record/one-record.ts', [], {
    BENCH_DATABASE_URL: await databases.create('record'),
  })
  const embedded = await measuredBy<OneRecord>('bench/record/one-record.ts')
  return [
    ...papers.map(({ locale, median }) => alone(`Prescription as PDF, ${locale}, warm: median`, median, 'ms', { atMost: 40 })),
    alone('Prescription as PDF: the largest', Math.max(...papers.map(({ bytes }) => bytes)) / 1000, 'kB', { atMost: 60 }),
    ...of('PostgreSQL', onPostgres, 50),
    ...of('embedded', embedded, 100),
    ...(await measureDrawing()),
  ]
}

const of = (database: string, { bundle, checks, search }: OneRecord, searchLimit: number): Figure[] => [
  alone(`5,000 measurements as FHIR, ${database}: worst of 8`, bundle.worst, 'ms', { atMost: 1000 }),
  alone(`Checks of 20 lines, ${database}: median`, checks.median, 'ms', { atMost: 20 }),
  alone(`Checks of 20 lines, ${database}: p99`, checks.p99, 'ms'),
  alone(`Search for a medicine, ${database}: p99`, search.p99, 'ms', { atMost: searchLimit }),
]
