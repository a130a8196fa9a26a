import { Refusal } from './errors.ts'

const busy = () => new Refusal(503, 'busy', 'Too much is asked at this moment', { retryAfter: 2 })

/**
 * Runs so many things side by side and lets the others wait in their order, those that are urgent before all others.
 * @param most how many of one urgency wait at most; beyond, a further one is refused
 */
export class BoundedQueue {
  readonly #atOnce: number
  #running = 0
  readonly #waiting = { urgent: [] as (() => void)[], other: [] as (() => void)[] }

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** @throws Refusal 503 `busy` with the seconds after which to try again. */
  async run<T>(work: () => Promise<T>, { urgency = 'other', most }: { urgency?: 'urgent' | 'other'; most: number }): Promise<T> {
    const waiting = this.#waiting[urgency]
    if (this.#running < this.#atOnce) this.#running += 1
    else if (waiting.length >= most) throw busy()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to the next at once, so that nobody slips in between.
      const next = this.#waiting.urgent.shift() ?? this.#waiting.other.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
