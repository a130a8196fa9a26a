import { expect, it } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

/** Work that runs until it is told to end, and writes down when it begins. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: async (name: string) => {
      ends.get(name)!()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('runs so many side by side, the others in their order, urgent ones first', async () => {
  const { begun, work, end } = works()
  const queue = new BoundedQueue(2)
  const others = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name), { most: 10 }))
  const urgent = ['x', 'y'].map((name) => queue.run(work(name), { urgency: 'urgent', most: 10 }))
  expect(begun).toEqual(['a', 'b'])
  for (const name of ['b', 'a', 'x', 'y', 'c', 'd']) await end(name)
  expect(begun).toEqual(['a', 'b', 'x', 'y', 'c', 'd'])
  expect(await Promise.all([...others, ...urgent])).toEqual(['a', 'b', 'c', 'd', 'x', 'y'])
})

it('refuses what would wait behind too many, and counts each urgency for itself', async () => {
  const { work, end } = works()
  const queue = new BoundedQueue(1)
  const kept = [queue.run(work('a'), { most: 1 }), queue.run(work('b'), { most: 1 })]
  await expect(queue.run(work('c'), { most: 1 })).rejects.toMatchObject({ status: 503, code: 'busy', more: { retryAfter: 2 } })
  const urgent = queue.run(work('x'), { urgency: 'urgent', most: 1 })
  for (const name of ['a', 'x', 'b']) await end(name)
  expect(await Promise.all([...kept, urgent])).toEqual(['a', 'b', 'x'])
})

it('gives a place on when its work fails', async () => {
  const queue = new BoundedQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('no')), { most: 1 })).rejects.toThrow('no')
  expect(await queue.run(async () => 'done', { most: 0 })).toBe('done')
})
