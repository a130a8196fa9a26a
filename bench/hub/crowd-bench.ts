import { median } from '../report/quantile.ts'
import { gatherCrowd, type Crowd } from './crowd-run.ts'
import type { Kind } from './messages.ts'

/**
 * Connections for each GB, and a message to all, against bare `ws`: memory in turns, a crowd of each kind after the other; messages one
 * by one to both crowds at once, so that whatever else the machine does slows both. One JSON line.
 * `tsx bench/hub/crowd-bench.ts [connections] [turns] [messages]`
 */
const [size = 5000, turns = 3, messages = 40] = process.argv.slice(2).map(Number)
const kinds = ['bare', 'hub'] as const
const bytes: Record<Kind, number[]> = { bare: [], hub: [] }
const times: Record<Kind, number[]> = { bare: [], hub: [] }

for (let turn = 0; turn < turns; turn++) {
  const crowds: Record<Kind, Crowd> = { bare: await gatherCrowd('bare', size), hub: await gatherCrowd('hub', size) }
  for (const kind of kinds) bytes[kind].push(crowds[kind].bytesPerConnection)
  // The first messages find their code unprepared.
  for (let warm = 0; warm < 5; warm++) for (const kind of kinds) await crowds[kind].tellAll()
  for (let message = 0; message < messages; message++) for (const kind of kinds) times[kind].push(await crowds[kind].tellAll())
  for (const kind of kinds) crowds[kind].close()
}

const perGigabyte = (kind: Kind) => Math.round(2 ** 30 / median(bytes[kind]))
const toAll = (kind: Kind) => Number(median(times[kind]).toFixed(1))
console.log(
  JSON.stringify({
    bench: 'hub.crowd',
    connections: size,
    connectionsPerGigabyte: { hub: perGigabyte('hub'), bareWs: perGigabyte('bare') },
    millisecondsToAll: { hub: toAll('hub'), bareWs: toAll('bare') },
  }),
)
