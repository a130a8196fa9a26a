/**
 * `npm test`: every check of the project on a machine that may have nothing but Node. It finds or installs a browser, starts
 * a PostgreSQL and (where present) a Redis of its own, runs all suites, stops what it started, and counts.
 * `npm test -- name …` runs only the steps whose names contain one of the words.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './testing/browser.ts'
import { freePort } from './testing/process.ts'
import { startPostgres, type TemporaryServer } from './testing/postgres.ts'
import { startRedis } from './testing/redis.ts'
import { runStep, type Counts, type Step } from './testing/steps.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const reports = mkdtempSync(join(tmpdir(), 'carenest-tests-'))
const running: TemporaryServer[] = []

async function stopAll(): Promise<void> {
  for (const server of running.splice(0).reverse()) await server.stop()
  rmSync(reports, { recursive: true, force: true })
}

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopped = true
    void stopAll().finally(() => process.exit(130))
  })
}

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Step {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { kind: 'vitest', file },
    env,
  }
}

async function prepare(): Promise<{ browser: string; database: string; redis: string | null }> {
  const browser = await findBrowser()
  console.log(`Browser: ${browser}`)
  let database = process.env['TEST_DATABASE_URL']
  if (!database) {
    const postgres = await startPostgres()
    running.push(postgres)
    database = postgres.url
    console.log(`PostgreSQL: ${postgres.from}`)
  }
  const redis = await startRedis()
  if (redis) running.push(redis)
  console.log(
    redis
      ? `Redis: ${redis.from}`
      : 'Redis: none on this machine, so the two tests of its backplane are left out (counted as skipped)',
  )
  return { browser, database, redis: redis?.url ?? null }
}

async function steps({ browser, database, redis }: Awaited<ReturnType<typeof prepare>>): Promise<Step[]> {
  const onPostgres = { TEST_DATABASE_URL: database, ...(redis ? { TEST_REDIS_URL: redis } : {}) }
  const journeys = join(reports, 'journeys.json')
  return [
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'boundaries', command: ['tsx', 'scripts/check-boundaries.ts'] },
    { name: 'words', command: ['tsx', 'scripts/words.ts', '--check'] },
    vitest('units', ['--project', 'unit', '--project', 'dom']),
    vitest('platform on the embedded database', ['--project', 'api']),
    vitest('platform and races on PostgreSQL', ['--project', 'api', '--project', 'races'], onPostgres),
    vitest('stories', ['--config', 'vitest.stories.config.ts'], { CHROMIUM_PATH: browser }),
    { name: 'build', command: ['tsx', 'scripts/build.ts'] },
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      report: { kind: 'playwright', file: journeys },
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
        CHROMIUM_PATH: browser,
        E2E_PORT: String(await freePort()),
        E2E_DATA_DIR: join(reports, 'journeys-data'),
      },
    },
  ]
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
try {
  const words = process.argv.slice(2)
  const chosen = (await steps(await prepare())).filter(
    (step) => words.length === 0 || words.some((word) => step.name.includes(word)),
  )
  for (const step of chosen) {
    if (stopped) break
    const counts = await runStep(root, step)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    if (counts.failed > 0) failures.push(step.name)
  }
} catch (error) {
  total.failed += 1
  failures.push(error instanceof Error ? error.message : String(error))
} finally {
  await stopAll()
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
