import { setupWorker } from 'msw/browser'
import type { LoginRecord } from '#contract/account/schemas.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { OpenOptions } from '../messages.ts'
import { worldMoment } from '../moment.ts'
import { setPageClock } from './clock.ts'
import type { Fault } from './faults.ts'
import { platformHandlers } from './handlers.ts'
import { hubSocketOver } from './hub-socket.ts'
import { Network } from './network.ts'
import { serviceWorkerAddress } from './service-worker-address.ts'
import { ownWorker, sharedWorker } from './worker-line.ts'

/** The whole platform, within reach of this page. */
export interface BrowserPlatform {
  /** For SignalR's client, in place of the browser's own. */
  readonly WebSocket: typeof WebSocket
  /** Rejects when the worker that the platform lives in is gone: nothing is answered any more. */
  readonly lost: Promise<never>
  /** Has the platform of a scenario ready as new, and sets the page's clock by it. */
  open(options: OpenOptions): Promise<void>
  /** From now on this goes wrong; `null`: nothing does. */
  setFault(fault: Fault | null): void
  /** A login record of the scenario's person of that role. */
  signIn(role: Role): Promise<LoginRecord>
}

/**
 * Puts the platform behind this page's requests. `shared`: one platform for all pages of the origin. Nothing is open yet; requests
 * that come before wait in vain, so open a scenario first.
 */
export async function startBrowserPlatform({ shared }: { shared: boolean }): Promise<BrowserPlatform> {
  const line = shared ? sharedWorker() : ownWorker()
  const network = new Network()
  await setupWorker(...platformHandlers(line, network)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: serviceWorkerAddress },
  })
  return {
    lost: line.lost,
    WebSocket: hubSocketOver(line, () => network.isOnline),
    async open(options) {
      const gone = await line.ask('open', options)
      setPageClock(new Date(worldMoment).getTime() + (gone ?? 0), gone === null ? 'frozen' : 'running')
    },
    setFault: (fault) => network.set(fault),
    signIn: (role) => line.ask('signIn', { role }),
  }
}
