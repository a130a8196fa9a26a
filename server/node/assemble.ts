import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import { argon2Passwords } from '#server/adapters/passwords/argon2.ts'
import type { PrometheusMetrics } from '#server/adapters/metrics/prometheus.ts'
import type { Config } from '#server/config.ts'
import { createHubStore } from '#server/hub/database-store.ts'
import { noBackplane, type Backplane } from '#server/hub/backplane.ts'
import { createPostgresBackplane } from '#server/hub/backplanes/postgres.ts'
import { Hub } from '#server/hub/hub.ts'
import { createPublisher, type Publisher } from '#server/hub/publisher.ts'
import { systemClock, systemIds, webSecrets } from '#server/kernel/defaults.ts'
import type { Log } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { createPlatform, type RunningPlatform } from '#server/platform.ts'
import type { OpenDatabase } from './database.ts'
import { courierOf, filesOf, largeCallsOf, mapRegionOf, paymentsOf, pushesOf, settingsOf } from './outside.ts'
import { keptTokenSecret } from './token-secret.ts'

export interface Assembled extends RunningPlatform {
  readonly hub: Hub
  readonly publisher: Publisher
  readonly settings: Settings
}

async function backplaneOf(config: Config, { notifications }: OpenDatabase, log: Log): Promise<Backplane> {
  if (config.REDIS_URL) {
    const { createRedisBackplane } = await import('#server/hub/backplanes/redis.ts')
    return createRedisBackplane(config.REDIS_URL, log)
  }
  return notifications ? createPostgresBackplane(notifications, log) : noBackplane
}

/** The platform with Node's adapters, over an open database. Nothing runs or listens yet. */
export async function assemble(
  config: Config,
  database: OpenDatabase,
  log: Log,
  metrics?: PrometheusMetrics,
): Promise<Assembled> {
  const { db } = database
  const settings = settingsOf(config, config.TOKEN_SECRET ?? keptTokenSecret(config.DATA_DIR))
  const store = createHubStore({ db, clock: systemClock, secrets: webSecrets })
  const hub = new Hub({ store, log, mayWatch: (session, topic) => running.mayWatch(session, topic) })
  const publisher = createPublisher({
    hub,
    store,
    log,
    backplane: await backplaneOf(config, database, log),
    name: systemIds.next(),
  })
  const running = createPlatform({
    db,
    clock: systemClock,
    ids: systemIds,
    secrets: webSecrets,
    passwords: argon2Passwords,
    payments: await paymentsOf(config, db, settings),
    files: await filesOf(config),
    pictures: createSharpPictures(),
    fonts: packageFonts,
    hub: publisher,
    pushes: await pushesOf(config, db, settings),
    largeCalls: await largeCallsOf(config),
    mapRegion: await mapRegionOf(config),
    courier: await courierOf(config),
    log,
    settings,
    checkAnswers: config.NODE_ENV !== 'production',
    ...(metrics && { metrics }),
  })
  return { ...running, hub, publisher, settings }
}
