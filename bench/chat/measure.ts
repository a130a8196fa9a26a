import { alone, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'

interface Times {
  readonly median: number
  readonly p99: number
}
interface Arrival {
  readonly milliseconds: { readonly told: Times; readonly there: Times }
}

/** How soon a committed message is with the other one. */
export async function measureChat(databases: Databases): Promise<Figure[]> {
  const environment = { BENCH_DATABASE_URL: await databases.create('chat') }
  const { milliseconds } = await measuredBy<Arrival>('bench/chat/arrival-bench.ts', [], environment)
  const { told, there } = milliseconds
  return [
    alone('Chat: from commit until the other one is told, one process: median', told.median, 'ms'),
    alone('Chat: from commit until the other one is told, one process: p99', told.p99, 'ms', { atMost: 10 }),
    alone('Chat: from commit until the message is there: median', there.median, 'ms'),
    alone('Chat: from commit until the message is there: p99', there.p99, 'ms', { atMost: 10 }),
  ]
}
