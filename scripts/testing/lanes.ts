/** How many cores a machine for tests has. */
const cores = 2

/**
 * Does all of them, begun in their order as soon as there are cores for the next: those that keep one core busy two at a time, the others
 * alone. Answers what came of each, in their order. @throws what the first that failed threw, once those that had begun are done
 */
export async function inLanes<Work extends { readonly cores: 1 | 2 }, Outcome>(
  works: readonly Work[],
  start: (work: Work) => Promise<Outcome>,
): Promise<Outcome[]> {
  const begun: Promise<Outcome>[] = []
  const underWay = new Map<Promise<void>, number>()
  const busy = () => [...underWay.values()].reduce((sum, each) => sum + each, 0)
  for (const work of works) {
    while (busy() + work.cores > cores) await Promise.race(underWay.keys())
    const outcome = start(work)
    begun.push(outcome)
    const over: Promise<void> = outcome.then(
      () => void underWay.delete(over),
      () => void underWay.delete(over),
    )
    underWay.set(over, work.cores)
  }
  await Promise.all(underWay.keys())
  return Promise.all(begun)
}
