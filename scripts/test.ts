/**
 * `npm test`: every check of the project on a machine that may have nothing but Node. It finds or installs a browser, starts
 * a PostgreSQL and (where present) a Redis of its own, runs all suites, stops what it started, and counts.
 * `npm test -- word …` runs only the steps whose names contain one of the words, and only the tests of capabilities that are named;
 * `npm test -- --changed [revision]` what a change touches (`testing/plan.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './testing/browser.ts'
import { endGroups, freePort } from './testing/process.ts'
import { inLanes } from './testing/lanes.ts'
import { startPostgres, type TemporaryServer } from './testing/postgres.ts'
import { startRedis } from './testing/redis.ts'
import { startTurn } from './testing/turn.ts'
import { readPlan, type Means } from './testing/plan.ts'
import { runStep, type Counts, type Outcome, type Step } from './testing/steps.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const reports = mkdtempSync(join(tmpdir(), 'carenest-tests-'))
const running: TemporaryServer[] = []

async function stopAll(): Promise<void> {
  endGroups()
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

async function prepare(): Promise<Means> {
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
  const relay = await startTurn()
  if (relay) running.push(relay)
  console.log(
    relay ? `Relay of calls: ${relay.from}` : 'Relay of calls: none, so the relayed visit is left out (counted as skipped)',
  )
  return { browser, database, redis: redis?.url ?? null, relay, reports, port: await freePort() }
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
try {
  const stepsWith = await readPlan(root, process.argv.slice(2))
  const steps = stepsWith(await prepare())
  const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const echo = ({ cores }: Step) => cores === 2 || steps.length === 1
  const outcomes = await inLanes(steps, (step) =>
    stopped ? Promise.resolve(nothing) : runStep(root, step, { echo: echo(step) }),
  )
  for (const [index, { passed, failed, skipped, failures: named }] of outcomes.entries()) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) failures.push([steps[index]!.name, ...named].join('\n  '))
  }
} catch (error) {
  total.failed += 1
  failures.push(error instanceof Error ? error.message : String(error))
} finally {
  await stopAll()
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
