import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLanes } from './lanes.ts'

const works = fc.array(fc.record({ cores: fc.constantFrom(1 as const, 2 as const), hours: fc.integer({ min: 1, max: 5 }) }))

/** The hour at which each begins: the first, not before the one ahead of it, in which there are cores for it. */
function plannedStarts(given: readonly { cores: number; hours: number }[]): number[] {
  const starts: number[] = []
  for (const [index, { cores }] of given.entries()) {
    let hour = starts.at(-1) ?? 0
    const busy = () =>
      given.slice(0, index).reduce((sum, each, before) => sum + (starts[before]! + each.hours > hour ? each.cores : 0), 0)
    while (busy() + cores > 2) hour += 1
    starts.push(hour)
  }
  return starts
}

const othersCome = () => new Promise<void>((resolve) => setImmediate(resolve))

it('begins each as soon as those ahead of it have begun and leave it cores', () =>
  fc.assert(
    fc.asyncProperty(works, async (given) => {
      let hour = 0
      const starts: number[] = []
      const under: { end: number; resolve: () => void }[] = []
      let isOver = false
      const all = inLanes(given, ({ hours }) => {
        starts.push(hour)
        return new Promise<void>((resolve) => under.push({ end: hour + hours, resolve }))
      }).finally(() => (isOver = true))
      for (await othersCome(); !isOver; await othersCome()) {
        hour += 1
        for (const { end, resolve } of under) if (end === hour) resolve()
      }
      await all
      expect(starts).toEqual(plannedStarts(given))
    }),
  ))

it('tells of a failure once those that had begun are done', async () => {
  const done: string[] = []
  const given = [
    { cores: 1 as const, name: 'fails' },
    { cores: 1 as const, name: 'takes longer' },
  ]
  const all = inLanes(given, async ({ name }) => {
    if (name === 'fails') throw new Error('It broke')
    await othersCome()
    done.push(name)
  })
  await expect(all).rejects.toThrow('It broke')
  expect(done).toEqual(['takes longer'])
})
