import { applyImport } from '#server/modules/pharmacy/import/apply-import.ts'
import { beginImport, sendLines } from '#server/modules/pharmacy/import/import-lines.ts'
import { importLimits } from '#contract/pharmacy/values.ts'
import { openPlatform } from '../running/platform.ts'
import { makePeople } from './platform.ts'

/**
 * A catalogue file of 100,000 lines, checked part by part and brought in; and what the process holds meanwhile, after a fifth of the file
 * and after all of it. `BENCH_DATABASE_URL=postgres://… tsx --expose-gc bench/shop/import.ts`. One JSON line.
 */
const count = Number(process.argv[2] ?? 100_000)
const { db, url, platform } = await openPlatform(4)
const { pharmacy } = await makePeople(db, 1)
const heads = ['sku', 'name', 'description', 'category', 'audience', 'price', 'stock', 'lot', 'expires_on']
const words = 'gentle strong classic sensitive natural plus forte junior senior daily nightly rapid retard organic'.split(' ')
const lineOf = (n: number) => [
  `N-${n}`,
  `Vitamin ${words[n % 14]} ${words[(n * 7) % 13]} ${n % 900} mg`,
  'For every day. Keep it dry, and away from children and animals.',
  'vitamins',
  'both',
  '4.90',
  String(n % 50),
  `L-${n % 97}`,
  '2030-01-31',
]
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
const began = performance.now()
const { id } = await beginImport(platform, pharmacy, { name: 'catalogue.csv', delimiter: ',', heads })
const held: number[] = []
for (let first = 0; first < count; first += importLimits.linesAtOnce) {
  const lines = Array.from({ length: Math.min(importLimits.linesAtOnce, count - first) }, (_, index) => lineOf(first + index))
  await sendLines(platform, pharmacy, id, { firstLine: first + 2, lines })
  if (globalThis.gc) held.push(heap())
}
const checked = performance.now()
const { added } = await applyImport(platform, pharmacy, id)
const ended = performance.now()
if (added !== count) throw new Error(`${added} came in`)
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'shop.import',
    database: url ? 'postgres' : 'embedded',
    lines: count,
    seconds: { checked: (checked - began) / 1000, applied: (ended - checked) / 1000, all: (ended - began) / 1000 },
    megabytes: { fifth: held[Math.floor(held.length / 5)] ?? 0, all: held.at(-1) ?? 0 },
  }),
)
