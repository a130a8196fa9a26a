import { measureCrowd, type CrowdResult } from './crowd-run.ts'

/**
 * Connections for each GB, and a message to all, against bare `ws` in the same run, taken in turns. One JSON line.
 * `tsx bench/hub/crowd-bench.ts [connections] [turns]`
 */
const size = Number(process.argv[2] ?? 5000)
const turns = Number(process.argv[3] ?? 3)
const results: Record<'bare' | 'hub', CrowdResult[]> = { bare: [], hub: [] }
for (let turn = 0; turn < turns; turn++) {
  for (const kind of ['bare', 'hub'] as const) results[kind].push(await measureCrowd(kind, size, 31))
}

const median = (kind: 'bare' | 'hub', value: (result: CrowdResult) => number) =>
  results[kind].map(value).sort((a, b) => a - b)[turns >> 1]!
const perGigabyte = (kind: 'bare' | 'hub') => Math.round(2 ** 30 / median(kind, ({ bytesPerConnection }) => bytesPerConnection))
const toAll = (kind: 'bare' | 'hub') => Number(median(kind, (result) => result.toAll).toFixed(1))
const ratio = (one: number, other: number) => Number((one / other).toFixed(2))

console.log(
  JSON.stringify({
    bench: 'hub.crowd',
    connections: size,
    connectionsPerGigabyte: {
      hub: perGigabyte('hub'),
      bareWs: perGigabyte('bare'),
      ratio: ratio(perGigabyte('hub'), perGigabyte('bare')),
      limit: 0.7,
    },
    millisecondsToAll: { hub: toAll('hub'), bareWs: toAll('bare'), ratio: ratio(toAll('hub'), toAll('bare')), limit: 1.5 },
  }),
)
