import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gathered } from './gathered.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('does in one go what comes in one moment, and what comes meanwhile', async () => {
  const groups: number[][] = []
  const double = gathered(
    async (items: readonly number[]) => {
      groups.push([...items])
      await turn()
      return items.map((each) => 2 * each)
    },
    { most: 100 },
  )
  const first = [1, 2, 3].map(double)
  await first[0]
  const second = [4, 5].map(double)
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
  expect(await double(6)).toBe(12)
  expect(groups).toEqual([[1, 2, 3], [4, 5], [6]])
})

it('takes no more at once than it may, and one that is too much by itself', async () => {
  const groups: number[][] = []
  const keep = gathered(
    async (items: readonly number[]) => {
      groups.push([...items])
      await turn()
      return items
    },
    { most: 10, weigh: (each) => each },
  )
  await Promise.all([1, 4, 6, 1, 30, 2].map(keep))
  expect(groups).toEqual([[1, 4], [6, 1], [30], [2]])
})

it('gives each its own, in the order in which they came, whoever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ value: fc.nat(), isBad: fc.boolean() }), { maxLength: 30 }), async (items) => {
      const done: number[] = []
      const run = gathered(
        async (group: readonly { value: number; isBad: boolean; place: number }[]) => {
          await turn()
          if (group.some(({ isBad }) => isBad)) throw new Error('bad')
          done.push(...group.map(({ place }) => place))
          return group.map(({ value }) => value)
        },
        { most: 7 },
      )
      const results = await Promise.allSettled(items.map((item, place) => run({ ...item, place })))
      expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'bad'))).toEqual(
        items.map(({ value, isBad }) => (isBad ? 'bad' : value)),
      )
      expect(done).toEqual(items.flatMap(({ isBad }, place) => (isBad ? [] : [place])))
    }),
    { seed: 20260402, numRuns: 200 },
  )
})

it('tries nothing again, one by one, where the database is away', async () => {
  let tries = 0
  const keep = gathered(
    async () => {
      tries += 1
      await turn()
      throw Object.assign(new Error('No connection'), { code: '08006' })
    },
    { most: 100 },
  )
  const results = await Promise.allSettled([1, 2, 3, 4].map(keep))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(tries).toBe(1)
})
