interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  readonly data: WorkerMessage
}

/** What a page says to the worker: keep these files too; or, take over, for the person wants the new version. */
export type WorkerMessage = { readonly keep: readonly string[] } | 'take over'

export interface Shell {
  /** Changes with every build. */
  readonly version: string
  /** The page without anything drawn in it. */
  readonly page: string
  /** Files without which no page opens. */
  readonly files: readonly string[]
}

/** The worker's own surroundings, as far as it uses them. */
interface Surroundings {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'message', listener: (event: Told) => void): void
}

/**
 * Keeps the application's shell, so that it opens without a connection: its empty page and files of the build, whose names tell their
 * content, and the words. No answer of the API, no page with answers in it and no picture of a person ever comes into its store; what it
 * does not keep it does not even touch. Self-contained: the build makes a file of it (`scripts/service-worker-plugin.ts`).
 */
export function serviceWorker({ version, page, files }: Shell): void {
  const worker = globalThis as unknown as Surroundings
  const store = `carenest-shell-${version}`
  const ofBuild = /^\/assets\/[^/]+-[\w-]{8}\.(?:js|css|woff2)$/
  const words = /^\/assets\/i18n\/[\w.-]+\.json$/
  const pathOf = (address: string) => {
    const { origin, pathname, search } = new URL(address, location.origin)
    return origin === location.origin && search === '' ? pathname : ''
  }

  const keep = async (addresses: readonly string[]) => {
    const kept = await caches.open(store)
    // Each once: a store refuses twins.
    const missing = await Promise.all(Array.from(new Set(addresses), async (each) => ((await kept.match(each)) ? [] : [each])))
    await kept.addAll(missing.flat())
  }

  /** Names tell the content: what is there is right. */
  const keptFirst = async (request: Request) => {
    const kept = await caches.open(store)
    const known = await kept.match(request)
    if (known) return known
    const answer = await fetch(request)
    if (answer.ok) await kept.put(request, answer.clone())
    return answer
  }

  const keptLast = async (request: Request) => {
    const kept = await caches.open(store)
    try {
      const answer = await fetch(request)
      if (answer.ok) await kept.put(request, answer.clone())
      return answer
    } catch (fault) {
      const known = await kept.match(request)
      if (known) return known
      throw fault
    }
  }

  const pageOrShell = async (request: Request) => {
    try {
      return await fetch(request)
    } catch (fault) {
      const known = await (await caches.open(store)).match(page)
      if (known) return known
      throw fault
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep([page, ...files])))
  worker.addEventListener('activate', (event) => {
    const forgetOthers = async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name.startsWith('carenest-shell-') && name !== store).map((name) => caches.delete(name)),
      )
      await worker.clients.claim()
    }
    event.waitUntil(forgetOthers())
  })
  worker.addEventListener('message', (event) => {
    if (event.data === 'take over') event.waitUntil(worker.skipWaiting())
    else event.waitUntil(keep(event.data.keep.map(pathOf).filter((path) => ofBuild.test(path) || words.test(path))))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const path = pathOf(request.url)
    if (request.method !== 'GET') return
    if (request.mode === 'navigate' && !/^\/(?:api|hub|metrics)\b/.test(new URL(request.url).pathname))
      event.respondWith(pageOrShell(request))
    else if (ofBuild.test(path)) event.respondWith(keptFirst(request))
    else if (words.test(path)) event.respondWith(keptLast(request))
  })
}
