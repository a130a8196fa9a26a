import { buildPart, isBuilt } from '../../scripts/building/build.ts'
import { buildParts } from '../../scripts/building/inputs.ts'

/** Builds what has changed since it was built, as `npm start` does: what is measured is what stands in the sources. */
export async function ensureBuilt(): Promise<void> {
  for (const part of buildParts) {
    if (isBuilt(part)) continue
    process.stdout.write(` building dist/${part} …`)
    await buildPart(part)
  }
}
