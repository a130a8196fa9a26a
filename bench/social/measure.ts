import { alone, compared, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'
import { measureFeedView } from './first-view.ts'
import { measureTrail } from './trail.ts'

interface Feed {
  readonly milliseconds: {
    readonly median: number
    readonly p99: number
    readonly deepMedian: number
    readonly discoverMedian: number
    readonly discoverP99: number
  }
}

interface Places {
  readonly nearest: { readonly median: number; readonly p99: number }
  /** A second. */
  readonly fixes: { readonly ours: number; readonly bare: number }
  readonly alerted: number
}

async function measurePlaces(): Promise<Figure[]> {
  const { nearest, fixes, alerted } = await measuredBy<Places>('bench/social/places.ts')
  return [
    alone('Nearest 30 of 120,000 pets, embedded: median', nearest.median, 'ms'),
    alone('Nearest 30 of 120,000 pets, embedded: p99', nearest.p99, 'ms'),
    compared('Fixes of trackers a second, embedded: against the bare insert', fixes.ours, fixes.bare, '/s', { atLeast: 0.4 }),
    alone('Lost mode: 1,000 people around are told, embedded', alerted, 'ms', { atMost: 5000 }),
  ]
}

/** A tracker's day on the map, where animals are, the feed over a million posts, and what its first view brings. */
export async function measureSocial(databases: Databases): Promise<Figure[]> {
  const environment = { BENCH_DATABASE_URL: await databases.create('feed') }
  const { milliseconds } = await measuredBy<Feed>('bench/social/feed.ts', [], environment)
  return [
    measureTrail(),
    ...(await measurePlaces()),
    ...(await measureFeedView()),
    alone('Feed of whom one follows (7 to 405), 1,000,000 posts: median', milliseconds.median, 'ms'),
    alone('Feed, 1,000,000 posts: p99', milliseconds.p99, 'ms', { atMost: 10 }),
    compared('Feed: page 50 against page 1', milliseconds.deepMedian, milliseconds.median, 'ms', { atMost: 1.2 }),
    alone('Feed of everybody, 1,000,000 posts: p99', milliseconds.discoverP99, 'ms', { atMost: 10 }),
  ]
}
