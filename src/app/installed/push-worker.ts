interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  readonly notification: Notification
}
interface OpenPage {
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: OpenedNotice, transfer: readonly Transferable[]): void
}

/** What the worker says to a page that is brought to the front: the person has opened that notice. */
export interface OpenedNotice {
  readonly openedNotice: string
}

/** What a push carries (`server/kernel/hold-news.ts`): a sentence, an address within the site, and the notice's id. */
interface News {
  readonly body: string
  readonly link: string | null
  readonly tag: string
}

/** The worker's own surroundings, as far as it uses them. */
interface Surroundings {
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void
}

/**
 * Shows pushes, and opens what they are about: the tab that shows it already, else a new one, for nobody's open tab may lose what is written
 * there or leave a call. Self-contained, as the rest of the worker (`service-worker.ts`).
 */
export function pushWorker({ title, icon, badge }: { title: string; icon: string; badge: string }): void {
  const worker = globalThis as unknown as Surroundings
  /** Other tags stand for several notices, or for none. */
  const ofNotice = /^[\da-f-]{36}$/

  /** As it was sent, or within what Firebase makes of it; `null` for anything else. */
  const newsOf = (said: unknown): News | null => {
    if (typeof said !== 'object' || said === null) return null
    if ('data' in said && typeof said.data === 'object' && said.data !== null && 'news' in said.data) {
      return typeof said.data.news === 'string' ? newsOf(JSON.parse(said.data.news)) : null
    }
    if (!('body' in said) || !('tag' in said) || !('link' in said)) return null
    const { body, tag, link } = said
    if (typeof body !== 'string' || typeof tag !== 'string') return null
    return { body, tag, link: typeof link === 'string' ? link : null }
  }

  /** Within this site, whatever the link says. */
  const addressOf = (link: unknown): URL => {
    const address = new URL(typeof link === 'string' ? `/${link.replace(/^[/\\]+/, '')}` : '/', location.origin)
    return address.origin === location.origin ? address : new URL('/', location.origin)
  }

  worker.addEventListener('push', (event) => {
    let news: News | null = null
    try {
      news = newsOf(event.data?.json())
    } catch {
      // What cannot be read is shown by the name alone: browsers want each push to be seen.
    }
    const { body, tag, link } = news ?? { body: '', tag: 'unread', link: null }
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, badge, data: { link } }))
  })

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const data: unknown = notification.data
    const address = addressOf(typeof data === 'object' && data !== null && 'link' in data ? data.link : null)
    const open = async () => {
      const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const shown = pages.find(({ url }) => {
        const { origin, pathname, search } = new URL(url)
        return origin === address.origin && pathname === address.pathname && search === address.search
      })
      const { tag } = notification
      if (!shown) return worker.clients.openWindow(address.href + (ofNotice.test(tag) ? `#notice=${tag}` : ''))
      shown.postMessage({ openedNotice: tag }, [])
      return shown.focus()
    }
    event.waitUntil(open())
  })
}
