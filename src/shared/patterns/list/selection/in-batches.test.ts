import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 })

test('every row is done once and in its order, however large the portions', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 12 }), async (all, size) => {
      const sent: string[][] = []
      const outcomes = await inBatches(all, size, String, 'later', async (portion) => {
        sent.push([...portion])
        return portion.map((key) => ({ key }))
      })
      expect(sent.flat()).toEqual(all)
      expect(sent.every(({ length }) => length <= size)).toBe(true)
      expect(outcomes.map(({ key }) => key)).toEqual(all)
    }),
    { seed: 7 },
  )
})

test('when the line breaks on the way, what is done is told as done and the rest as not', async () => {
  let calls = 0
  const send = async (portion: readonly string[]) => {
    if (calls++ > 0) throw new Error('gone')
    return portion.map((key) => ({ key }))
  }
  expect(await inBatches(['a', 'b', 'c'], 2, String, 'later', send)).toEqual([
    { key: 'a' },
    { key: 'b' },
    { key: 'c', refused: 'later' },
  ])
  await expect(inBatches(['a'], 2, String, 'later', send)).rejects.toThrow('gone')
})
