import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReceivedSignal, SignalsBody } from '#contract/meeting/schemas.ts'
import { handTimers, settle } from '../testing/hand-timers.ts'
import { createSignalLine, retryPauses, type SignalTransport } from './signal-line.ts'

const body = (attempt: number) => ({ description: null, candidates: [], attempt })
const over = new Error('taken over')

/** The server: keeps each number once, answers from a position. `loses` says of each call whether its answer is lost, before or after it was done. */
function serverThat(loses: () => 'no' | 'request' | 'answer') {
  const kept: { to: string; seq: number; attempt: number }[] = []
  const incoming: ReceivedSignal[] = []
  const transport: SignalTransport = {
    async send(signals: SignalsBody['signals']) {
      const lost = loses()
      if (lost === 'request') throw new Error('network')
      for (const {
        to,
        seq,
        body: { attempt },
      } of signals)
        if (!kept.some((each) => each.to === to && each.seq === seq)) kept.push({ to, seq, attempt })
      if (lost === 'answer') throw new Error('network')
    },
    async read(after) {
      if (loses() !== 'no') throw new Error('network')
      // A page of two, so that a line has to ask again.
      return { signals: incoming.filter(({ position }) => position > after).slice(0, 2), standing: 'current' }
    },
    endBy: (error) => (error === over ? 'taken_over' : null),
  }
  return { kept, incoming, transport }
}

test('whatever is lost on the way, each signal arrives once and in the order in which it was posted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 30 }),
      fc.infiniteStream(fc.constantFrom('no', 'no', 'request', 'answer')),
      async (posts, fates) => {
        let left = 40
        const server = serverThat(() => (left-- > 0 ? ((fates.next().value ?? 'no') as 'no') : 'no'))
        const { timers, due, runNext } = handTimers()
        const line = createSignalLine({
          transport: server.transport,
          timers,
          received: () => {},
          ended: () => {},
          reached: () => {},
        })
        posts.forEach((to, index) => line.post(to, body(index + 1)))
        await settle()
        for (let guard = 0; due.length > 0 && guard < 200; guard++) {
          runNext()
          await settle()
        }
        for (const to of ['a', 'b']) {
          const expected = posts.flatMap((each, index) => (each === to ? [index + 1] : []))
          expect(server.kept.filter((each) => each.to === to).map(({ attempt }) => attempt)).toEqual(expected)
        }
      },
    ),
    { seed: 20261123, numRuns: 200 },
  )
})

test('a message that does not get through is tried again after growing pauses', async () => {
  const server = serverThat(() => 'request')
  const { timers, due, runNext } = handTimers()
  const line = createSignalLine({ transport: server.transport, timers, received: () => {}, ended: () => {}, reached: () => {} })
  line.post('a', body(1))
  const pauses: number[] = []
  for (let turn = 0; turn < 7; turn++) {
    await settle()
    pauses.push(due[0]!.at)
    runNext()
  }
  expect(pauses).toEqual([...retryPauses.slice(1), 7000, 7000])
})

test('what comes twice, or in several pages, is handed on once and in order', async () => {
  const server = serverThat(() => 'no')
  const seen: number[] = []
  const { timers } = handTimers()
  const line = createSignalLine({
    transport: server.transport,
    timers,
    received: ({ seq }) => void seen.push(seq),
    ended: () => {},
    reached: () => {},
  })
  const signal = (position: number, seq: number): ReceivedSignal => ({ position, from: 'b', generation: 1, seq, body: body(1) })
  server.incoming.push(signal(1, 1), signal(2, 2), signal(3, 2), signal(4, 3), signal(5, 4))
  line.pull()
  line.pull()
  await settle()
  expect(seen).toEqual([1, 2, 3, 4])
})

test('once another window has taken over nothing is sent or tried any more', async () => {
  let calls = 0
  let hasEnded = 0
  const { timers, due } = handTimers()
  const line = createSignalLine({
    transport: {
      send: async () => {
        calls += 1
        throw over
      },
      read: async () => ({ signals: [], standing: 'current' }),
      endBy: (error) => (error === over ? 'taken_over' : null),
    },
    timers,
    received: () => {},
    ended: () => void (hasEnded += 1),
    reached: () => {},
  })
  line.post('a', body(1))
  await settle()
  line.post('a', body(2))
  await settle()
  expect({ calls, hasEnded, waiting: due.length }).toEqual({ calls: 1, hasEnded: 1, waiting: 0 })
})
