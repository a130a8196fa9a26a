import { buildPart } from './building/build.ts'
import { buildParts } from './building/inputs.ts'

// One after the other: all at once would need more memory.
for (const part of buildParts) {
  const started = performance.now()
  await buildPart(part)
  process.stdout.write(`dist/${part} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
