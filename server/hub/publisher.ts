import { z } from 'zod'
import type { HubEvent, HubPublisher, Log } from '#server/kernel/ports.ts'
import { backplaneBytes, type Backplane } from './backplane.ts'
import type { Hub } from './hub.ts'
import type { HubStore } from './store.ts'

const payload = z.record(z.string(), z.unknown())

/** What goes between processes. `from` is the sender, which has served its own connections already. */
const message = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('event'),
    from: z.string(),
    user: z.string(),
    event: z.object({ seq: z.number(), kind: z.string(), payload, at: z.string() }),
  }),
  /** Too large to travel: to be read from the table. */
  z.object({ do: z.literal('read'), from: z.string(), user: z.string(), seq: z.number() }),
  z.object({ do: z.literal('announce'), from: z.string(), topic: z.string(), kind: z.string(), payload }),
  z.object({ do: z.literal('review'), from: z.string(), user: z.string() }),
  z.object({ do: z.literal('end'), from: z.string(), session: z.string() }),
])
type Message = z.infer<typeof message>

const encoder = new TextEncoder()

export interface Publisher extends HubPublisher {
  start(): Promise<void>
  stop(): Promise<void>
}

/** Serves this process's connections at once and hands the rest to the backplane. `name` tells this process from the others. */
export function createPublisher(needs: { hub: Hub; store: HubStore; backplane: Backplane; log: Log; name: string }): Publisher {
  const { hub, store, backplane, log, name } = needs
  const send = (text: Message) => backplane.send(JSON.stringify(text))

  async function readAndDeliver(userId: string, seq: number): Promise<void> {
    if (!hub.holds(userId)) return
    const event = await store.readEvent(userId, seq)
    if (event) hub.deliver(userId, event)
  }

  function receive(text: string): void {
    const parsed = message.safeParse(safeJson(text))
    if (!parsed.success) return log.warn('hub backplane: message not understood')
    const told = parsed.data
    if (told.from === name) return
    switch (told.do) {
      case 'event':
        return hub.deliver(told.user, told.event)
      case 'read':
        readAndDeliver(told.user, told.seq).catch(() => log.warn('hub backplane: event not read', { seq: told.seq }))
        return
      case 'announce':
        return hub.announce(told.topic, told)
      case 'review':
        return reviewWatches(told.user)
      case 'end':
        return hub.endSession(told.session)
    }
  }

  function reviewWatches(userId: string): void {
    hub.reviewWatches(userId).catch(() => log.warn('hub: watches not looked at after a change of rights'))
  }

  function restored(): void {
    hub.resync().catch(() => log.warn('hub backplane: sessions not looked at after an interruption'))
  }

  return {
    publish(userId: string, event: HubEvent) {
      hub.deliver(userId, event)
      const whole: Message = { do: 'event', from: name, user: userId, event }
      const fits = encoder.encode(JSON.stringify(whole)).byteLength <= backplaneBytes
      send(fits ? whole : { do: 'read', from: name, user: userId, seq: event.seq })
    },
    announce(topic, { kind, payload }) {
      hub.announce(topic, { kind, payload })
      send({ do: 'announce', from: name, topic, kind, payload })
    },
    endSession(sessionId) {
      hub.endSession(sessionId)
      send({ do: 'end', from: name, session: sessionId })
    },
    reviewWatches(userId) {
      reviewWatches(userId)
      send({ do: 'review', from: name, user: userId })
    },
    async start() {
      hub.start()
      await backplane.start(receive, restored)
    },
    async stop() {
      await backplane.stop()
      hub.stop()
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
