import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPrometheusMetrics, type PrometheusMetrics } from '#server/adapters/metrics/prometheus.ts'
import { isDemonstration, isProduction, type Config } from '#server/config.ts'
import { attachHub } from '#server/hub/node.ts'
import { startJobs } from '#server/kernel/jobs/index.ts'
import { prepareMonths } from '#server/kernel/months.ts'
import type { Log } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { replayErasures } from '#server/modules/privacy/index.ts'
import { countDemonstrationPasswords, DemonstrationPasswords } from '#server/seed/demonstration-passwords.ts'
import { seedDemonstration } from '#server/seed/index.ts'
import { assemble, type Assembled } from './assemble.ts'
import { openControl } from './backup/control.ts'
import type { OpenDatabase } from './database.ts'
import { createHttpServer } from './http-server.ts'
import { createInFlight } from './in-flight.ts'
import type { SecurityOptions } from './security-headers.ts'
import { serveMetrics } from './serve-metrics.ts'
import { contentPolicy } from './content-policy.ts'
import { loadRenderer } from './pages/load-renderer.ts'
import { servePages, type Pages } from './pages/serve-pages.ts'
import { pageScripts } from './pages/page-scripts.ts'
import { serveWeb } from './serve-web.ts'
import { stopServer } from './stop-server.ts'

export interface RunningServer {
  readonly url: string
  /** The address it listens on: `::` and `0.0.0.0` are all of the machine's. */
  readonly host: string
  /** Whether accounts whose password everybody knows are there. */
  readonly hasDemonstrationAccounts: boolean
  /** Resolves when the server cannot go on by itself. */
  readonly lost: Promise<Error>
  /** Says that it goes, serves for a while yet, lets calls in flight end, then closes everything (`stop-server.ts`). */
  stop(): Promise<void>
}

/** Starts everything the settings ask for over an open database, which is closed with it; resolves when it takes calls. `webFolder`: the built web application. */
export async function startServer(config: Config, log: Log, database: OpenDatabase, webFolder: string): Promise<RunningServer> {
  try {
    const metrics = createPrometheusMetrics()
    const { platform, fetch, jobs, hub, publisher, settings } = await assemble(config, database, log, metrics)
    metrics.watch('carenest_hub_connections', 'Open connections of the hub', () => hub.size)
    watchPool(metrics, database)
    await prepareMonths(platform)
    if (isDemonstration(config)) await seedDemonstration(platform)
    const demonstrationAccounts = await countDemonstrationPasswords(platform)
    if (isProduction(config) && demonstrationAccounts > 0) throw new DemonstrationPasswords(demonstrationAccounts)
    const hasDemonstrationAccounts = demonstrationAccounts > 0
    // A database that was restored from a backup knows nothing of who was erased since.
    await replayErasures(platform)
    const security = {
      publicUrl: settings.publicUrl,
      trustedProxies: config.TRUST_PROXY,
      stripe: settings.stripePublishableKey !== null,
      maps: settings.mapsKey !== null,
      firebaseDomain: settings.firebase?.authDomain ?? null,
      largeCalls: platform.largeCalls.address,
      pageScripts: pageScripts(webFolder),
    }
    const inFlight = createInFlight()
    const server = createHttpServer({
      inFlight,
      fetch,
      security,
      serveWeb: serveWeb(webFolder, await pagesOf(webFolder, security, fetch, settings, log)),
      serveMetrics: serveMetrics(metrics, config.METRICS_TOKEN),
    })
    attachHub(server, { hub, log })
    await publisher.start()
    await listen(server, config.PORT, listenAddress(config, hasDemonstrationAccounts))
    const running = startJobs(platform, jobs)
    metrics.watch('carenest_jobs_planned_ahead', 'Runs since the start that a clock set back had put off', running.plannedAhead)
    const makeBackup = async (folder: string) => {
      const { backUp } = await import('./commands/backup.ts')
      return backUp(config, { database, files: platform.files }, folder)
    }
    const control = database.kind === 'embedded' ? await openControl(config.DATA_DIR, makeBackup) : null
    const { port, address: host } = server.address() as AddressInfo
    return {
      url: `http://localhost:${port}`,
      host,
      hasDemonstrationAccounts,
      lost: database.lost,
      async stop() {
        await control?.close()
        await stopServer({ server, inFlight, hub, publisher, jobs: running, database, log, drainSeconds: drainSecondsOf(config) })
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function watchPool(metrics: PrometheusMetrics, { poolFigures }: OpenDatabase): void {
  if (!poolFigures) return
  metrics.watch('carenest_database_connections', 'Open connections to the database', () => poolFigures().open)
  metrics.watch('carenest_database_connections_idle', 'Of these, the ones that nobody uses', () => poolFigures().idle)
  metrics.watch('carenest_database_waiting', 'Work that waits for a connection', () => poolFigures().waiting)
  metrics.watch(
    'carenest_database_pool_exhausted',
    'Work since the start that got no connection in time',
    () => poolFigures().exhausted,
  )
}

/** The pages that the application's renderer makes, where the build has left one. */
async function pagesOf(
  webFolder: string,
  security: SecurityOptions,
  fetch: Assembled['fetch'],
  { visitorCalls }: Settings,
  log: Log,
): Promise<Pages | null> {
  const origin = security.publicUrl
  const renderer = await loadRenderer({ webFolder, origin, fetch })
  const policyWith = (styles: readonly string[]) => contentPolicy(security, { scripts: security.pageScripts, styles })
  // A page that is drawn costs about as much as five questions.
  const drawings = visitorCalls === null ? null : Math.ceil(visitorCalls / 5)
  return renderer && servePages({ renderer, origin, log, drawings, policyWith })
}

/** Accounts whose password everybody knows are for this machine alone, unless the settings say otherwise; `undefined`: all addresses. */
export const listenAddress = ({ HOST }: Pick<Config, 'HOST'>, hasDemonstrationAccounts: boolean) =>
  HOST ?? (hasDemonstrationAccounts ? '127.0.0.1' : undefined)

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

/** With the embedded database there is no other process that could take over meanwhile. */
const drainSecondsOf = ({ DRAIN_SECONDS, DATABASE_URL }: Config) => DRAIN_SECONDS ?? (DATABASE_URL ? 5 : 0)
