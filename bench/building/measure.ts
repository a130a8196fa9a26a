import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, run } from '../../scripts/testing/process.ts'
import { alone, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { startServer } from '../running/server.ts'

const rounds = 3
const inTurn = async <T>(measure: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let round = 0; round < rounds; round++) results.push(await measure())
  return results
}

/** The production build, whole, and how long a start takes that has nothing to build. */
export async function measureBuilding(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-bench-'))
  try {
    const builds = await inTurn(() => build(join(folder, 'memory')))
    const first = await startToReady(join(folder, 'data'))
    const later = await inTurn(() => startToReady(join(folder, 'data')))
    return [
      alone('Production build', median(builds.map(({ seconds }) => seconds)), 's', { atMost: 15 }),
      alone('Production build, peak memory', median(builds.map(({ bytes }) => bytes)) / 2 ** 30, 'GB', { atMost: 2 }),
      alone('npm start to ready, nothing to build', median(later), 's', { atMost: 3 }),
      alone('The very first start, which fills the demonstration world', first, 's'),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function build(memoryFile: string): Promise<{ seconds: number; bytes: number }> {
  const tellMemory = fileURLToPath(new URL('tell-memory.ts', import.meta.url))
  const started = performance.now()
  const { code, output } = await run(process.execPath, ['--import', 'tsx', '--import', tellMemory, 'scripts/build.ts'], {
    env: { ...process.env, BENCH_MEMORY_FILE: memoryFile },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, bytes: Number(readFileSync(memoryFile, 'utf8')) }
}

/** As `npm start` does it: is the build up to date, then the server. Seconds. */
async function startToReady(dataFolder: string): Promise<number> {
  const command = [process.execPath, '--import', 'tsx', 'scripts/start.ts']
  const server = await startServer(command, await freePort(), { DATA_DIR: dataFolder })
  await server.stop()
  return server.readyAfter / 1000
}
