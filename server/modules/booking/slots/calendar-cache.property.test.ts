import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarChanges } from './calendar-changes.ts'
import { CalendarCache } from './calendar-cache.ts'

const doctors = ['a', 'b'] as const

/** A database of numbered transactions, each changing one calendar, that commit in any order. The content is the last commit's count. */
class Ledger {
  #next = 1
  #commits = 0
  readonly #open = new Map<number, string>()
  readonly #versions = new Map<string, number>()
  readonly #contents = new Map<string, number>()

  begin(id: string): void {
    // A row's lock: one open change of a calendar at a time may write, but numbers are given before.
    this.#open.set(this.#next++, id)
  }

  commit(pick: number): void {
    const number = [...this.#open.keys()][pick % Math.max(1, this.#open.size)]
    if (number === undefined) return
    const id = this.#open.get(number)!
    this.#open.delete(number)
    this.#versions.set(id, number)
    this.#contents.set(id, ++this.#commits)
  }

  changes(since: number | null): CalendarChanges {
    const versions = [...this.#versions].filter(([, version]) => since !== null && version >= since)
    return { horizon: Math.min(this.#next, ...this.#open.keys()), versions: new Map(versions) }
  }

  read(id: string): number {
    return this.#contents.get(id) ?? 0
  }
}

/** One call, a step at a time as the event loop takes them: ask for changes, be told, read what is missing, put it away. */
function* call(shelf: CalendarCache<number>, ledger: Ledger, ids: readonly string[]): Generator<void, Map<string, number>> {
  const since = shelf.horizon
  yield
  const changes = ledger.changes(since)
  yield
  shelf.told(since, changes)
  const found = new Map(ids.map((id) => [id, shelf.find(id)]))
  const missing = ids.filter((id) => found.get(id) === undefined)
  yield
  const read = new Map(missing.map((id) => [id, ledger.read(id)]))
  yield
  for (const [id, content] of read) {
    found.set(id, content)
    shelf.put(id, content, changes)
  }
  return found as Map<string, number>
}

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('begin' as const), id: fc.constantFrom(...doctors) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('commit' as const), pick: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('call' as const), ids: fc.subarray([...doctors], { minLength: 1 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('go' as const), pick: fc.nat(5) }) },
)

test('whatever runs side by side, a call that begins now shows what was committed before it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 100, size: 'max' }), (steps) => {
      const ledger = new Ledger()
      const shelf = new CalendarCache<number>(100)
      const calls: ReturnType<typeof call>[] = []
      for (const each of steps) {
        if (each.kind === 'begin') ledger.begin(each.id)
        if (each.kind === 'commit') ledger.commit(each.pick)
        if (each.kind === 'call') calls.push(call(shelf, ledger, each.ids))
        if (each.kind === 'go' && calls.length > 0) {
          const index = each.pick % calls.length
          if (calls[index]!.next().done) calls.splice(index, 1)
        }
      }
      const last = call(shelf, ledger, doctors)
      let turn = last.next()
      while (!turn.done) turn = last.next()
      expect(Object.fromEntries(turn.value)).toEqual(Object.fromEntries(doctors.map((id) => [id, ledger.read(id)])))
    }),
    { seed: 20_261_120, numRuns: 3000 },
  )
})

test('keeps so many at most, the latest', () => {
  const shelf = new CalendarCache<number>(2)
  const changes = { horizon: 5, versions: new Map<string, number>() }
  for (const [index, id] of ['a', 'b', 'c'].entries()) shelf.put(id, index, changes)
  expect(['a', 'b', 'c'].map((id) => shelf.find(id))).toEqual([undefined, 1, 2])
})

test('a database whose numbers began anew shares nothing with what was kept', () => {
  const shelf = new CalendarCache<number>(2)
  shelf.put('a', 1, { horizon: 500, versions: new Map() })
  shelf.told(500, { horizon: 20, versions: new Map() })
  expect(shelf.find('a')).toBeUndefined()
})
