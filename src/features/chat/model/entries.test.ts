import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import { entriesOf } from './entries.ts'
import { holesIn } from './timeline.ts'

const dayOf = (instant: string) => instant.slice(0, 10)
const given = fc
  .record({
    seqs: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 25 }),
    perDay: fc.integer({ min: 1, max: 9 }),
    waiting: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
  })
  .map(({ seqs, perDay, waiting }) => ({
    messages: seqs
      .toSorted((one, other) => one - other)
      .map((seq) => {
        const at = new Date(Date.UTC(2026, 0, 1 + Math.floor(seq / perDay))).toISOString()
        return { seq, from: seq % 2 ? 'ana' : 'ben', clientId: `c${seq}`, at } as ChatMessage
      }),
    waiting: waiting.map((name) => ({ clientId: `c${name}` }) as OutboxView),
  }))

it('has each message once and in order, each day before its first, each hole where it is, and behind all what was not told', () => {
  fc.assert(
    fc.property(given, ({ messages, waiting }) => {
      const entries = entriesOf({ messages, waiting, ownId: 'ana', dayOf })
      expect(entries.flatMap((entry) => (entry.kind === 'message' ? entry.message : []))).toEqual(messages)
      expect(entries.flatMap((entry) => (entry.kind === 'day' ? dayOf(entry.at) : []))).toEqual([
        ...new Set(messages.map(({ at }) => dayOf(at))),
      ])
      expect(entries.flatMap((entry) => (entry.kind === 'hole' ? entry.hole : []))).toEqual(holesIn(messages))
      const untold = waiting.filter(({ clientId }) => !messages.some((message) => message.clientId === clientId))
      expect(entries.slice(entries.length - untold.length)).toMatchObject(untold.map((item) => ({ kind: 'waiting', item })))
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
      // A day stands right before the first message that is of it.
      for (const [place, entry] of entries.entries())
        if (entry.kind === 'day') expect(entries[place + 1]).toMatchObject({ kind: 'message', message: { at: entry.at } })
    }),
  )
})

it("one's own message keeps its key when it has been sent", () => {
  const item = { clientId: 'c1' } as OutboxView
  const message = { seq: 1, from: 'ana', clientId: 'c1', at: '2026-01-01T00:00:00.000Z' } as ChatMessage
  const [before] = entriesOf({ messages: [], waiting: [item], ownId: 'ana', dayOf })
  const after = entriesOf({ messages: [message], waiting: [item], ownId: 'ana', dayOf })
  expect(after.filter(({ key }) => key === before!.key)).toMatchObject([{ kind: 'message' }])
  expect(after).toHaveLength(2)
})
