import type { Log } from '#server/kernel/ports.ts'
import type { Backplane } from '../backplane.ts'

/** LISTEN and NOTIFY over a connection of their own (`server/adapters/postgres/notifications.ts`). */
interface Notifications {
  listen(channel: string, handler: (payload: string) => void, restored?: () => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
}

const channel = 'carenest_hub'
/** Sent when something could not be sent before: everybody should catch up. */
const missedSome = 'missed'

/** Fan-out over PostgreSQL's NOTIFY. What is sent while the connection is away is not kept; when it is back everybody catches up. */
export function createPostgresBackplane(notifications: Notifications, log: Log): Backplane {
  let missed = false
  let stopListening: (() => Promise<void>) | undefined

  function send(text: string): void {
    notifications.notify(channel, text).catch(() => {
      missed = true
      log.warn('hub backplane: a notification was not sent')
    })
  }

  return {
    send,
    async start(receive, restored) {
      const heard = (text: string) => (text === missedSome ? restored() : receive(text))
      stopListening = await notifications.listen(channel, heard, () => {
        restored()
        if (!missed) return
        missed = false
        send(missedSome)
      })
    },
    async stop() {
      await stopListening?.()
    },
  }
}
