import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { batch } from './batch.ts'

/** Puts questions by hand: each round waits until it is answered. */
function byHand() {
  const rounds: { asks: readonly number[]; answer: () => void; refuse: () => void }[] = []
  const ask = batch(
    (asks: readonly number[]) =>
      new Promise<readonly number[]>((resolve, reject) => {
        rounds.push({ asks, answer: () => resolve(asks.map((each) => each * 2)), refuse: () => reject(new Error('refused')) })
      }),
    3,
  )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { rounds, ask, settled }
}

test('the first is put at once, what comes meanwhile goes together, so many at most', async () => {
  const { rounds, ask, settled } = byHand()
  const answers = [1, 2, 3, 4, 5].map(ask)
  expect(rounds.map(({ asks }) => asks)).toEqual([[1]])
  for (let round = 0; round < 3; round += 1) {
    rounds[round]!.answer()
    await settled()
  }
  expect(rounds.map(({ asks }) => asks)).toEqual([[1], [2, 3, 4], [5]])
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10])
})

test('when several fail together each is asked alone, and only who fails alone has failed', async () => {
  const ask = batch(async (asks: readonly number[]) => {
    if (asks.includes(3)) throw new Error('three')
    return asks.map(String)
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    '1',
    '2',
    'failed',
    '4',
  ])
  expect(await ask(5)).toBe('5')
})

test('a question that stands still holds up nobody who asks later', async () => {
  const { rounds, ask } = byHand()
  const still = ask(1)
  const later = ask(2)
  await vi.waitFor(() => expect(rounds.map(({ asks }) => asks)).toEqual([[1], [2]]), { timeout: 30_000 })
  rounds[1]!.answer()
  expect(await later).toBe(4)
  rounds[0]!.answer()
  expect(await still).toBe(2)
})

test('when the database is away nobody is asked for one by one', async () => {
  let rounds = 0
  const ask = batch(async () => {
    rounds += 1
    throw Object.assign(new Error('lost'), { code: '08006' })
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(rounds).toBe(2)
})

test('everybody gets their own answer, whatever comes when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.integer(), { maxLength: 30 }), async (scheduler, asks) => {
      const ask = batch(
        scheduler.scheduleFunction(async (each: readonly number[]) => each.map((value) => value * 2)),
        4,
      )
      const answers = scheduler.schedule(Promise.resolve()).then(() => Promise.all(asks.map(ask)))
      await scheduler.waitFor(answers)
      expect(await answers).toEqual(asks.map((value) => value * 2))
    }),
    { seed: 20_261_120, numRuns: 100 },
  )
})
