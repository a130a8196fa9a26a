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

/** A tracker's day on the map, the feed over a million posts, and what its first view brings. */
export async function measureSocial(databases: Databases): Promise<Figure[]> {
  const environment = { BENCH_DATABASE_URL: await databases.create('feed') }
  const { milliseconds } = await measuredBy<Feed>('bench/social/feed.ts', [], environment)
  return [
    measureTrail(),
    ...(await measureFeedView()),
    alone('Feed of whom one follows (7 to 405), 1,000,000 posts: median', milliseconds.median, 'ms'),
    alone('Feed, 1,000,000 posts: p99', milliseconds.p99, 'ms', { atMost: 10 }),
    compared('Feed: page 50 against page 1', milliseconds.deepMedian, milliseconds.median, 'ms', { atMost: 1.2 }),
    alone('Feed of everybody, 1,000,000 posts: p99', milliseconds.discoverP99, 'ms', { atMost: 10 }),
  ]
}
