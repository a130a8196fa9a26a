import { alone, compared, type Figure } from '../report/figure.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'

interface Crowds {
  readonly connections: number
  readonly connectionsPerGigabyte: { readonly hub: number; readonly bareWs: number }
  readonly millisecondsToAll: { readonly hub: number; readonly bareWs: number }
}
interface Times {
  readonly median: number
  readonly p99: number
}
interface Latency {
  readonly milliseconds: { readonly oneProcess: Times; readonly twoProcesses: Times }
}

/** What a connection of the hub costs beside bare `ws`, and how soon a committed write is with the other person. */
export async function measureHub(databases: Databases): Promise<Figure[]> {
  const { connections, connectionsPerGigabyte, millisecondsToAll } = await measuredBy<Crowds>('bench/hub/crowd-bench.ts')
  const url = await databases.create('hub')
  const { milliseconds } = await measuredBy<Latency>('bench/hub/latency-bench.ts', [], { BENCH_DATABASE_URL: url })
  const { oneProcess, twoProcesses } = milliseconds
  return [
    compared('Hub: signed-in connections for each GB', connectionsPerGigabyte.hub, connectionsPerGigabyte.bareWs, '', {
      atLeast: 0.7,
    }),
    compared(`Hub: a message to all ${connections}`, millisecondsToAll.hub, millisecondsToAll.bareWs, 'ms', { atMost: 1.5 }),
    alone("Hub: from commit to the other person's event, one process: median", oneProcess.median, 'ms'),
    alone('Hub: from commit to event, one process: p99', oneProcess.p99, 'ms'),
    alone("Hub: from commit to the other person's event, two processes: median", twoProcesses.median, 'ms'),
    alone('Hub: from commit to event, two processes: p99', twoProcesses.p99, 'ms'),
  ]
}
