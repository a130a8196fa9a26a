import { isDatabaseAway } from './database-away.ts'

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Whatever else has arrived in this moment is heard: with the database in the same thread nothing would be, as long as it is busy. */
const aTurn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/**
 * Does together what comes together: what arrives in one moment, and what comes while something is under way, in one go after it.
 * `run` answers a result for each item, in their order, and does all or nothing; where it fails for several, each is done by itself, so that
 * one bad item fails nobody else's; with the database away all fail. `most`: so much of what `weigh` says is done in one go, though never less than one item.
 */
export function gathered<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, weigh = () => 1 }: { readonly most: number; readonly weigh?: (item: Item) => number },
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  function nextGroup(): Waiting<Item, Result>[] {
    let weight = 0
    const end = waiting.findIndex(({ item }) => (weight += weigh(item)) > most)
    return waiting.splice(0, end === -1 ? waiting.length : Math.max(1, end))
  }

  async function doOne({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      resolve((await run([item]))[0]!)
    } catch (error) {
      reject(error)
    }
  }

  async function doGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    if (group.length === 1) return doOne(group[0]!)
    let results: readonly Result[]
    try {
      results = await run(group.map(({ item }) => item))
    } catch (error) {
      // One after the other they would each wait as long as this did.
      if (isDatabaseAway(error)) for (const { reject } of group) reject(error)
      else for (const each of group) await doOne(each)
      return
    }
    for (const [index, { resolve }] of group.entries()) resolve(results[index]!)
  }

  async function work(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      await aTurn()
      await doGroup(nextGroup())
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void work()
    })
}
