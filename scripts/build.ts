import { buildHalf } from './building/build.ts'

// One after the other: both at once would need twice the memory.
for (const half of ['web', 'server'] as const) {
  const started = performance.now()
  await buildHalf(half)
  process.stdout.write(`dist/${half} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
