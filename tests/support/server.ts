import { beforeEach } from 'vitest'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import type { Module } from '#server/kernel/module.ts'
import type { LargeCalls, MapRegion, Metrics, PaymentProvider, Pushes } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { runJob } from '#server/kernel/jobs/index.ts'
import { modules as platformModules } from '#server/modules/index.ts'
import { createPlatform } from '#server/platform.ts'
import { callsOver } from './call.ts'
import { emptyTables, openTestDatabase } from './databases.ts'
import {
  cheapPasswords,
  createRecordingCourier,
  createRecordingHub,
  createRecordingLog,
  createRecordingPushes,
  createTestClock,
  createTestIds,
  createTestSecrets,
  testSettings,
} from './ports.ts'
import { tokenReader } from './reader-module.ts'

export interface TestServerOptions {
  /** Where the clock stands at the beginning of every test; a Monday morning. */
  readonly now?: string
  readonly settings?: Partial<Settings>
  /** Other modules than the platform's own. */
  readonly modules?: readonly Module[]
  /** Modules beside the platform's own. */
  readonly besides?: readonly Module[]
  /** Another provider than the built-in sandbox. */
  readonly payments?: PaymentProvider
  readonly metrics?: Metrics
  /** Other pushes than those that are written down. */
  readonly pushes?: Pushes
  /** What carries calls of more than four; nothing unless it is said. */
  readonly largeCalls?: LargeCalls
  /** The map of a region; none unless it is said. */
  readonly mapRegion?: MapRegion
}

/** Milliseconds: five years. */
const farAhead = 5 * 366 * 86_400_000

/**
 * The whole platform on a database of this test process's own, embedded or PostgreSQL. Call it once at the top of a test file:
 * `const server = await createTestServer()`. Before each test the tables are empty and clock, hub, courier and log are new.
 */
export async function createTestServer(options: TestServerOptions = {}) {
  const database = await openTestDatabase()
  const now = options.now ?? '2026-03-02T09:00:00.000Z'
  const clock = createTestClock(now)
  const hub = createRecordingHub()
  const courier = createRecordingCourier()
  const pushes = createRecordingPushes()
  const log = createRecordingLog()
  const secrets = createTestSecrets()
  const files = createMemoryFiles()
  const running = createPlatform({
    db: database.db,
    clock,
    ids: createTestIds(clock),
    secrets,
    passwords: cheapPasswords,
    payments: options.payments ?? createSandboxPayments({ db: database.db, clock, secrets, signingSecret: sandboxSigningSecret }),
    files,
    pictures: createSharpPictures(),
    fonts: packageFonts,
    hub,
    pushes: options.pushes ?? pushes,
    largeCalls: options.largeCalls ?? noLargeCalls,
    mapRegion: options.mapRegion ?? null,
    courier,
    log,
    settings: { ...testSettings, ...options.settings },
    modules: options.modules ? [tokenReader, ...options.modules] : [...(options.besides ?? []), ...platformModules],
    metrics: options.metrics,
  })

  async function reset(): Promise<void> {
    await emptyTables(database.db)
    clock.set(now)
    courier.broken = false
    pushes.answers.clear()
    for (const kept of [hub.published, hub.announced, hub.ended, hub.reviewed, courier.delivered, pushes.sent, log.entries])
      kept.length = 0
  }
  beforeEach(reset)

  return {
    ...running,
    ...callsOver(running.fetch),
    db: database.db,
    databaseUrl: database.url,
    clock,
    files,
    hub,
    courier,
    pushes,
    log,
    reset,
    /**
     * Runs the jobs that are due at the clock's time, one after the other; answers their names.
     * @throws Error years after the beginning: they would seal each day till then, and take away parts of tables that other files need
     */
    async runJobs(): Promise<string[]> {
      if (clock.now().getTime() > Date.parse(now) + farAhead)
        throw new Error('Too far ahead to run all jobs: run the one that is meant')
      const ran: string[] = []
      for (const job of running.jobs) if ((await runJob(running.platform, job)) !== 'busy') ran.push(job.name)
      return ran
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** Signs what the sandbox says. */
export const sandboxSigningSecret = 'whsec_for_tests'
