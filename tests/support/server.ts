import { afterAll, beforeEach, inject } from 'vitest'
import type { Module } from '#server/kernel/module.ts'
import type { Metrics, PaymentProvider } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { runDue } from '#server/kernel/jobs.ts'
import { createPlatform } from '#server/platform.ts'
import { callsOver } from './call.ts'
import { emptyTables } from './databases.ts'
import type { TestDatabase } from './databases.ts'
import { openEmbedded } from './embedded-database.ts'
import {
  cheapPasswords,
  createRecordingCourier,
  createRecordingHub,
  createRecordingLog,
  createTestClock,
  createTestIds,
  createTestSecrets,
  testSettings,
} from './ports.ts'
import { openPostgres } from './postgres-database.ts'
import { tokenReader } from './reader-module.ts'

export interface TestServerOptions {
  /** Where the clock stands at the beginning of every test; a Monday morning. */
  readonly now?: string
  readonly settings?: Partial<Settings>
  /** Other modules than the platform's own. */
  readonly modules?: readonly Module[]
  readonly payments?: PaymentProvider
  readonly metrics?: Metrics
}

/** A database of the calling test file's own. */
export async function openDatabase(): Promise<TestDatabase> {
  const databases = inject('databases')
  return databases.kind === 'embedded' ? openEmbedded(databases.snapshot) : openPostgres(databases.url, databases.template)
}

/**
 * The whole platform on a database of this test file's own, embedded or PostgreSQL. Call it once at the top of a test file:
 * `const server = await createTestServer()`. Before each test the tables are empty and clock, hub, courier and log are new.
 */
export async function createTestServer(options: TestServerOptions = {}) {
  const database = await openDatabase()
  const now = options.now ?? '2026-03-02T09:00:00.000Z'
  const clock = createTestClock(now)
  const hub = createRecordingHub()
  const courier = createRecordingCourier()
  const log = createRecordingLog()
  const running = createPlatform({
    db: database.db,
    clock,
    ids: createTestIds(clock),
    secrets: createTestSecrets(),
    passwords: cheapPasswords,
    payments: options.payments ?? noPayments,
    hub,
    courier,
    log,
    settings: { ...testSettings, ...options.settings },
    modules: options.modules && [tokenReader, ...options.modules],
    metrics: options.metrics,
  })

  async function reset(): Promise<void> {
    await emptyTables(database.db)
    clock.set(now)
    courier.broken = false
    for (const kept of [hub.published, hub.announced, hub.ended, courier.delivered, log.entries]) kept.length = 0
  }
  beforeEach(reset)
  afterAll(() => database.close())

  return {
    ...running,
    ...callsOver(running.fetch),
    db: database.db,
    databaseUrl: database.url,
    clock,
    hub,
    courier,
    log,
    reset,
    /** Runs the jobs that are due at the clock's time; answers their names. */
    runJobs: () => runDue(running.platform, running.jobs),
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

const refuse = async (): Promise<never> => {
  throw new Error('This test server has no payment provider')
}
const noPayments: PaymentProvider = {
  name: 'sandbox',
  createIntent: refuse,
  retrieve: refuse,
  cancel: refuse,
  refund: refuse,
  readWebhook: refuse,
}
