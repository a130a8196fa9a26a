import { argon2BrowserPasswords } from '#server/adapters/passwords/argon2-browser.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { createConsoleCourier } from '#server/adapters/couriers/console.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { noPushes } from '#server/adapters/push/none.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { noBackplane } from '#server/hub/backplane.ts'
import { createHubStore } from '#server/hub/database-store.ts'
import { Hub } from '#server/hub/hub.ts'
import { createPublisher, type Publisher } from '#server/hub/publisher.ts'
import type { Db } from '#server/kernel/db.ts'
import type { Clock, FileStore, Fonts, Log } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { createPlatform, type RunningPlatform } from '#server/platform.ts'
import { browserPictures } from './pictures.ts'
import { worldIds, worldSecrets, type Chance } from './chance.ts'

export interface Outside {
  readonly db: Db
  readonly clock: Clock
  /** True chance when absent. */
  readonly chance?: Chance
  readonly log: Log
  /** In memory when absent. */
  readonly files?: FileStore
  readonly fonts: Fonts
  /** Where people reach the platform: the page's origin. */
  readonly publicUrl: string
  /** Prints what would be mailed. */
  readonly print: (text: string) => void
}

export interface AssembledPlatform extends RunningPlatform {
  readonly hub: Hub
  readonly publisher: Publisher
}

/** Nobody outside this page reaches the platform, so nothing has to be kept from anybody: sessions outlive a new start of it. */
const tokenSecret = 'the platform inside a browser is open to its only visitor'

/** The server's own platform with what a browser has in place of Node. Nothing runs yet. */
export function assemblePlatform({
  db,
  clock,
  chance = 'drawn',
  log,
  files = createMemoryFiles(),
  fonts,
  publicUrl,
  print,
}: Outside): AssembledPlatform {
  const ids = worldIds(clock, chance)
  const secrets = worldSecrets(chance)
  const settings: Settings = {
    publicUrl,
    mailFrom: { name: 'Carenest', address: 'no-reply@carenest.test' },
    tokenSecret,
    accessTokenSeconds: 600,
    refreshTokenDays: 30,
    firebase: null,
    stripePublishableKey: null,
    mapsKey: null,
    callWays: { stun: [], turn: null },
    visitorCalls: null,
  }
  const store = createHubStore({ db, clock, secrets })
  const hub = new Hub({ store, log, mayWatch: (session, topic) => running.mayWatch(session, topic) })
  const publisher = createPublisher({ hub, store, log, backplane: noBackplane, name: 'browser' })
  const running = createPlatform({
    db,
    clock,
    ids,
    log,
    settings,
    secrets,
    passwords: argon2BrowserPasswords,
    payments: createSandboxPayments({ db, clock, secrets, signingSecret: `sandbox.${tokenSecret}` }),
    files,
    pictures: browserPictures,
    fonts,
    hub: publisher,
    pushes: noPushes,
    largeCalls: noLargeCalls,
    mapRegion: null,
    courier: createConsoleCourier(print),
  })
  return { ...running, hub, publisher }
}
