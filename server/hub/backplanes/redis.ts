import { Redis } from 'ioredis'
import { StartFault } from '#server/kernel/errors.ts'
import type { Log } from '#server/kernel/ports.ts'
import type { Backplane } from '../backplane.ts'

const channel = 'carenest:hub'
/** Sent when something could not be sent before: everybody should catch up. */
const missedSome = 'missed'

/** Fan-out over Redis' publish and subscribe. What is sent while Redis is away is not kept; when it is back everybody catches up. */
export function createRedisBackplane(url: string, log: Log): Backplane {
  const options = { lazyConnect: true, maxRetriesPerRequest: null, enableOfflineQueue: false, autoResubscribe: false }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, options)
  let missed = false

  const failed = (error: unknown) => log.warn('hub backplane: redis', { error: error instanceof Error ? error.name : 'unknown' })
  sender.on('error', failed)
  receiver.on('error', failed)

  function stop(): void {
    sender.disconnect()
    receiver.disconnect()
  }

  function publish(text: string): void {
    sender.publish(channel, text).catch((error: unknown) => {
      missed = true
      failed(error)
    })
  }

  return {
    send(text) {
      if (sender.status === 'ready') publish(text)
      else missed = true
    },
    async start(receive, restored) {
      receiver.on('message', (_channel, text: string) => (text === missedSome ? restored() : receive(text)))
      sender.on('ready', () => {
        if (!missed) return
        missed = false
        publish(missedSome)
      })
      try {
        await Promise.all([sender.connect(), receiver.connect()])
        await receiver.subscribe(channel)
      } catch {
        stop()
        throw new StartFault('Redis does not answer at the address in REDIS_URL, or refuses its name and password.')
      }
      receiver.on('ready', () => void receiver.subscribe(channel).then(restored, failed))
    },
    stop: async () => stop(),
  }
}
