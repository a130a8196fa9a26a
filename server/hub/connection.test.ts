import { expect, test } from 'vitest'
import { Hub } from './hub.ts'
import type { HubStore } from './store.ts'
import type { HubSocket } from './socket.ts'

const guest = { userId: 'somebody', sessionId: 'session' }
const store: HubStore = {
  redeem: async () => guest,
  catchUp: async () => ({ events: [], last: 0, reset: false }),
  readEvent: async () => null,
  endedAmong: async () => [],
}
const silent = { info() {}, warn() {}, error() {} }

/** A hub whose clock the test moves, and a socket whose other end the test is. */
function begin(token: string | null = null) {
  let now = 0
  const hub = new Hub({ store, log: silent, now: () => now })
  function plug() {
    const sent: string[] = []
    let receive: ((text: string) => void) | null = null
    let closed: (() => void) | null = null
    const socket: HubSocket = {
      send: (data) => void sent.push(new TextDecoder().decode(data).replaceAll('\u001e', '')),
      buffered: 0,
      close: () => void sent.push('closed'),
      terminate: () => void sent.push('dropped'),
      onMessage: (handler) => void (receive = handler),
      onClose: (handler) => void (closed = handler),
    }
    hub.accept(socket, guest, token)
    return { sent, say: (message: object) => receive?.(`${JSON.stringify(message)}\u001e`), lose: () => closed?.() }
  }
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      now += 1000
      hub.sweep()
    }
  }
  return { hub, plug, pass }
}
const event = (seq: number) => ({ seq, kind: 'dashboard.changed', payload: {}, at: '' })
const eventText = (seq: number) => JSON.stringify({ type: 1, target: 'event', arguments: [event(seq)] })

test('the hub pings after 15 s of its own silence', () => {
  const { hub, plug, pass } = begin()
  const client = plug()
  client.say({ protocol: 'json', version: 1 })
  pass(10)
  hub.deliver('somebody', event(1))
  pass(14)
  expect(client.sent).toEqual(['{}', eventText(1)])
  client.say({ type: 6 })
  pass(1)
  expect(client.sent.at(-1)).toBe('{"type":6}')
})

test('a client that is silent for more than 30 s is dropped; one that pings stays', () => {
  const { hub, plug, pass } = begin()
  const silent = plug()
  const alive = plug()
  for (const client of [silent, alive]) client.say({ protocol: 'json', version: 1 })
  pass(20)
  alive.say({ type: 6 })
  pass(20)
  expect(silent.sent.at(-1)).toBe('dropped')
  expect(alive.sent).not.toContain('dropped')
  expect(hub.size).toBe(1)
})

test('a socket without a handshake is dropped after 15 s and hears nothing before', () => {
  const { hub, plug, pass } = begin()
  const client = plug()
  hub.deliver('somebody', event(1))
  pass(16)
  expect(client.sent).toEqual(['dropped'])
  expect(hub.size).toBe(0)
})

test('a stateful connection acknowledges, keeps what was not acknowledged, and sends it again', () => {
  const { hub, plug, pass } = begin('token')
  const first = plug()
  first.say({ protocol: 'json', version: 2 })
  first.say({ type: 1, target: 'Ping', arguments: [] })
  pass(1)
  expect(first.sent).toContain('{"type":8,"sequenceId":1}')
  for (const seq of [1, 2]) hub.deliver('somebody', event(seq))
  first.say({ type: 8, sequenceId: 1 })
  first.lose()
  hub.deliver('somebody', event(3))
  const second = plug()
  expect(second.sent).toEqual(['{"type":9,"sequenceId":2}', eventText(2), eventText(3)])
  second.say({ type: 9, sequenceId: 2 })
  pass(1)
  expect(hub.size).toBe(1)
})

test('messages that were lost on the way to a stateful connection end it, to be started over', () => {
  const { plug } = begin('token')
  plug().say({ protocol: 'json', version: 2 })
  const second = plug()
  second.say({ type: 9, sequenceId: 5 })
  expect(second.sent.slice(1)).toEqual(['{"type":7,"error":"messages were lost","allowReconnect":true}', 'closed'])
})

test('a lost stateful connection is kept 30 s, and no more than its buffer holds', () => {
  const { hub, plug, pass } = begin('token')
  const client = plug()
  client.say({ protocol: 'json', version: 2 })
  client.lose()
  pass(30)
  expect(hub.size).toBe(1)
  pass(1)
  expect(hub.size).toBe(0)
  const other = plug()
  other.say({ protocol: 'json', version: 2 })
  other.lose()
  for (let seq = 1; hub.size > 0; seq++) hub.deliver('somebody', event(seq))
  const late = plug()
  late.say({ type: 9, sequenceId: 1 })
  expect(late.sent).toEqual([`{"type":9,"sequenceId":${Number.MAX_SAFE_INTEGER}}`, 'closed'])
})
