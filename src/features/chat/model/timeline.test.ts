import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { holesIn, merged } from './timeline.ts'

const message = (seq: number, change: number) => ({ seq, change, text: `${seq}/${change}` }) as ChatMessage
const told = fc.array(
  fc
    .record({ seq: fc.integer({ min: 1, max: 12 }), more: fc.integer({ min: 0, max: 5 }) })
    .map(({ seq, more }) => message(seq, seq + more)),
)

it('whatever is told, in whatever order and however often, ends as the latest change of each, in order', () => {
  fc.assert(
    fc.property(told, fc.array(fc.nat(3)), (all, cuts) => {
      const naive = [...new Set(all.map(({ seq }) => seq))]
        .map((each) => Math.max(...all.filter(({ seq }) => seq === each).map(({ change }) => change)))
        .toSorted((one, other) => one - other)
      let known: ChatMessage[] = []
      for (let at = 0, cut = 0; at < all.length; cut++) {
        const size = (cuts[cut] ?? 3) + 1
        known = merged(known, all.slice(at, at + size))
        at += size
      }
      expect(known.map(({ change }) => change).toSorted((one, other) => one - other)).toEqual(naive)
      expect(known.map(({ seq }) => seq)).toEqual([...new Set(all.map(({ seq }) => seq))].toSorted((one, other) => one - other))
    }),
  )
})

it('names exactly what is missing in between', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), (numbers) => {
      const seqs = numbers.toSorted((one, other) => one - other)
      const missing = holesIn(seqs.map((seq) => ({ seq }))).flatMap(({ after, before }) =>
        Array.from({ length: before - after - 1 }, (_, index) => after + 1 + index),
      )
      const naive = Array.from({ length: 31 }, (_, seq) => seq).filter(
        (seq) => seq > (seqs[0] ?? 99) && seq < (seqs.at(-1) ?? 0) && !seqs.includes(seq),
      )
      expect(missing).toEqual(naive)
    }),
  )
})
