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
import { startPostgres, type TemporaryServer } from './testing/postgres.ts'
import { startRedis } from './testing/redis.ts'
import { startTurn } from './testing/turn.ts'
import { readPlan, type Means } from './testing/plan.ts'
import { inGroups, runStep, type Counts } from './testing/steps.ts'

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
  for (const group of inGroups(stepsWith(await prepare()))) {
    if (stopped) break
    const echo = group.length === 1
    const counted = await Promise.all(group.map(async (step) => ({ step, counts: await runStep(root, step, { echo }) })))
    for (const { step, counts } of counted) {
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      if (counts.failed > 0) failures.push([step.name, ...counts.failures].join('\n  '))
    }
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
