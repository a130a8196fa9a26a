import { statSync } from 'node:fs'
import { snapshotFile } from '../mocks/snapshot/make.ts'
import { snapshotNames } from '../mocks/snapshot/names.ts'

// Each once after the other: two databases at once would need twice the memory.
for (const name of snapshotNames) {
  const file = await snapshotFile(name)
  process.stdout.write(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`)
}
process.exit(0)
