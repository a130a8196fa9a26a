import { alone, compared, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'

interface OneDoctor {
  readonly milliseconds: { readonly median: number; readonly p99: number; readonly newZone: number }
  readonly medianByDays: Readonly<Record<string, number>>
}
interface NextFree {
  readonly milliseconds: { readonly median: number; readonly p99: number }
}

/** Free slots of one doctor, computed; the next free slots of many, read and computed. */
export async function measureSlots(databases: Databases): Promise<Figure[]> {
  const one = await measuredBy<OneDoctor>('bench/slots/one-doctor.ts')
  const [perDay62, perDay16] = [62, 16].map((days) => one.medianByDays[days]! / days)
  const onPostgres = await measuredBy<NextFree>('bench/slots/next-free.ts', [], {
    BENCH_DATABASE_URL: await databases.create('slots'),
  })
  const embedded = await measuredBy<NextFree>('bench/slots/next-free.ts')
  const limit = { atMost: 10 }
  return [
    alone('Slots of 62 days, one doctor, 500 visits: median', one.milliseconds.median, 'ms', { atMost: 5 }),
    alone('Slots of 62 days: p99', one.milliseconds.p99, 'ms'),
    alone('Slots of 62 days: in a zone not asked about before', one.milliseconds.newZone, 'ms', { atMost: 5 }),
    compared('Slots, cost of a day: of 62 days against of 16', perDay62! * 1000, perDay16! * 1000, 'µs', { atMost: 1.25 }),
    alone('Next free slot of 200 doctors, 14 days, PostgreSQL: median', onPostgres.milliseconds.median, 'ms'),
    alone('Next free slot of 200 doctors, PostgreSQL: p99', onPostgres.milliseconds.p99, 'ms', limit),
    alone('Next free slot of 200 doctors, 14 days, embedded: median', embedded.milliseconds.median, 'ms'),
    alone('Next free slot of 200 doctors, embedded: p99', embedded.milliseconds.p99, 'ms', limit),
  ]
}
