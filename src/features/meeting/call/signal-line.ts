import type { ReceivedSignal, SignalBody, SignalsBody } from '#contract/meeting/schemas.ts'
import type { ConnectionStanding } from '#contract/meeting/values.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Timers } from './timers.ts'

/** Milliseconds before each try of a message that did not get through; the last is repeated. As Jitsi and Nextcloud Talk have them. */
export const retryPauses = [0, 300, 1200, 2700, 4800, 7000] as const

export type ConnectionEnd = Exclude<ConnectionStanding, 'current'>

/** What the line needs of the API. Rejections of `send` are tried again, unless `endBy` says that no try can help. */
export interface SignalTransport {
  send(signals: SignalsBody['signals']): Promise<void>
  /** Signals after a position, in order, and how this connection stands. */
  read(after: number): Promise<{ readonly signals: readonly ReceivedSignal[]; readonly standing: ConnectionStanding }>
  /** How the connection stands by a rejection that no other try can help; `null` where one can. */
  endBy(error: unknown): ConnectionEnd | null
}

export interface SignalLineNeeds {
  readonly transport: SignalTransport
  readonly timers: Timers
  /** Each signal once, in the order of its sender. */
  readonly received: (signal: ReceivedSignal) => void
  /** This connection has been taken over, or the call has ended. */
  readonly ended: (by: ConnectionEnd) => void
  /** Messages get through, or do not for now. */
  readonly reached: (isReached: boolean) => void
}

export interface SignalLine {
  /** Queues a signal; those that wait together go together, and nothing is lost while the server is away. */
  post(to: string, body: SignalBody): void
  /** Reads what has come; while it reads, once more afterwards. */
  pull(): void
  /** Nothing is sent to this connection any more. */
  forget(to: string): void
  stop(): void
}

type Signal = SignalsBody['signals'][number]

/** A jittered pause: between half and the whole of it. */
const jittered = (milliseconds: number, random: number) => Math.round(milliseconds * (0.5 + random / 2))

/** Carries signals over a network that loses calls and a hub that may be away: in order, each once. */
export function createSignalLine({ transport, timers, received, ended, reached }: SignalLineNeeds): SignalLine {
  const counts = new Map<string, number>()
  const heard = new Map<string, number>()
  let queue: Signal[] = []
  let isSending = false
  let after = 0
  let isStopped = false
  let cancelRetry = () => {}

  function over(by: ConnectionEnd): void {
    if (isStopped) return
    stop()
    ended(by)
  }

  async function flush(attempt: number): Promise<void> {
    if (isStopped || queue.length === 0) return
    isSending = true
    const sent = queue.slice(0, 20)
    try {
      await transport.send(sent)
      reached(true)
      queue = queue.filter((signal) => !sent.includes(signal))
      isSending = false
      void flush(0)
    } catch (error) {
      const end = transport.endBy(error)
      if (end) return over(end)
      reached(false)
      const next = Math.min(attempt + 1, retryPauses.length - 1)
      cancelRetry = timers.after(jittered(retryPauses[next]!, timers.random()), () => void flush(next))
    }
  }

  const pull = oneAtATime(async () => {
    for (let hasMore = true; hasMore && !isStopped;) {
      const answer = await transport.read(after).catch((error: unknown) => {
        const end = transport.endBy(error)
        if (end) over(end)
        return null
      })
      if (isStopped) return
      reached(answer !== null)
      if (answer === null) return
      if (answer.standing !== 'current') return over(answer.standing)
      for (const signal of answer.signals) take(signal)
      hasMore = answer.signals.length > 0
    }
  })

  function take(signal: ReceivedSignal): void {
    after = Math.max(after, signal.position)
    if (signal.seq <= (heard.get(signal.from) ?? 0)) return
    heard.set(signal.from, signal.seq)
    received(signal)
  }

  function stop(): void {
    isStopped = true
    cancelRetry()
    queue = []
  }

  return {
    post(to, body) {
      if (isStopped) return
      const seq = (counts.get(to) ?? 0) + 1
      counts.set(to, seq)
      queue.push({ to, seq, body })
      // What is posted in the same moment goes together.
      if (!isSending) {
        isSending = true
        queueMicrotask(() => void flush(0))
      }
    },
    pull,
    forget(to) {
      queue = queue.filter((signal) => signal.to !== to)
    },
    stop,
  }
}
