import { isDatabaseAway } from './database-away.ts'

interface Waiting<Ask, Answer> {
  readonly ask: Ask
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

/** Milliseconds that a question may keep the next one waiting: one that stands still must not hold up all others. */
const patience = 250

/**
 * Makes one question of many that are asked at the same time. The first is put at once; what is asked while it is under way waits and goes
 * together in the next, so that a lone caller waits for nobody and a crowd costs few trips. A question that takes long is not waited for.
 * `put` answers in the order it was asked. When a question of several fails, each is put alone: only whose own it is meets the failure;
 * when the database is away, all meet it at once.
 */
export function batch<Ask, Answer>(
  put: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  atMost = 200,
): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = []
  let underWay = false

  async function putAll(): Promise<void> {
    underWay = true
    while (waiting.length > 0) {
      const round = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      await endOrPatience(putRound(put, round))
    }
    underWay = false
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject })
      if (!underWay) void putAll()
    })
}

async function endOrPatience(round: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([round, over])
  clearTimeout(timer)
}

async function putRound<Ask, Answer>(
  put: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  round: readonly Waiting<Ask, Answer>[],
): Promise<void> {
  try {
    const answers = await put(round.map(({ ask }) => ask))
    round.forEach(({ resolve }, index) => resolve(answers[index]!))
  } catch (error) {
    if (round.length === 1 || isDatabaseAway(error)) for (const { reject } of round) reject(error)
    else for (const one of round) await putRound(put, [one])
  }
}
