import type { Work } from './work.ts'

/** Carries what was learnt while all that was written is taken back. */
class TakenBack<Figures> extends Error {
  constructor(readonly figures: Figures) {
    super('a rehearsal is taken back')
  }
}

/**
 * Does something in earnest and takes it back: nothing of it is kept, told or sent. Answers what it learnt; refuses what the same code would
 * refuse. `rehearse((run) => platform.transact(run), async (work) => …)`
 * @param unit runs something whole or not at all: a transaction, or the savepoint of a unit of work
 * @throws what `act` throws
 */
export async function rehearse<Figures>(
  unit: (run: (work: Work) => Promise<never>) => Promise<never>,
  act: (work: Work) => Promise<Figures>,
): Promise<Figures> {
  try {
    return await unit(async (work) => {
      throw new TakenBack(await act(work))
    })
  } catch (end) {
    if (end instanceof TakenBack) return (end as TakenBack<Figures>).figures
    throw end
  }
}
