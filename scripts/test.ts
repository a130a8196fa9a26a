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
import { inGroups, runStep, type Counts, type Step } from './testing/steps.ts'

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

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, beside?: string): Step {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { kind: 'vitest', file },
    env,
    beside,
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
  const pictures = join(reports, 'pictures.json')
  return [
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'boundaries', command: ['tsx', 'scripts/check-boundaries.ts'] },
    { name: 'words', command: ['tsx', 'scripts/words.ts', '--check'] },
    vitest('units', ['--project', 'unit', '--project', 'dom', '--project', 'apart']),
    vitest('platform and races on PostgreSQL', ['--project', 'api', '--project', 'races'], onPostgres),
    // One page has all the stories, and one process the embedded database: a core each.
    vitest('platform on the embedded database', ['--project', 'api', '--maxWorkers=1'], { TEST_DATABASE_URL: '' }, 'single'),
    vitest('stories', ['--config', 'vitest.stories.config.ts'], { CHROMIUM_PATH: browser }, 'single'),
    {
      name: 'pictures',
      command: ['tsx', 'scripts/pictures.ts', '--reporter=list,json'],
      report: { kind: 'playwright', file: pictures },
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: pictures, CHROMIUM_PATH: browser },
    },
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
  for (const group of inGroups(chosen)) {
    if (stopped) break
    const echo = group.length === 1
    const counted = await Promise.all(group.map(async (step) => ({ step, counts: await runStep(root, step, { echo }) })))
    for (const { step, counts } of counted) {
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      if (counts.failed > 0) failures.push(step.name)
    }
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
