import type { CaughtUp, StreamEvent } from '#contract/hub/events.ts'

export interface Taken {
  /** To be handed on now, in order. */
  readonly ready: readonly StreamEvent[]
  /** Something is missing: ask the server what came after {@link Sequence.last}. */
  readonly behind: boolean
  /** More was missed than the server keeps. */
  readonly reset: boolean
}

/** Waiting events above this are forgotten; catching up brings them again. */
const mostHeld = 500

/**
 * Puts a person's events in order: whatever comes live and whatever comes from catching up, in any interleaving, each number
 * is handed on once, and in order.
 */
export class Sequence {
  #last: number | null = null
  readonly #held = new Map<number, StreamEvent>()

  /** The number handed on last; `null` until the first catching up has said where the stream stands. */
  get last(): number | null {
    return this.#last
  }

  /** An event that came by itself. */
  live(event: StreamEvent): Taken {
    if (this.#last !== null && event.seq <= this.#last) return { ready: [], behind: false, reset: false }
    if (this.#held.size < mostHeld) this.#held.set(event.seq, event)
    const ready = this.#drain()
    return { ready, behind: ready.length === 0, reset: false }
  }

  /** The answer to "what came after `last`?". */
  caughtUp({ events, last, reset }: CaughtUp): Taken {
    const forgotten = reset && this.#startOver(last)
    this.#last ??= (events[0]?.seq ?? last + 1) - 1
    for (const event of events) if (event.seq > this.#last) this.#held.set(event.seq, event)
    const ready = this.#drain()
    return { ready, behind: forgotten || this.#last < last || this.#held.size > 0, reset }
  }

  /** Also backwards: a stream that counts lower than what was seen is another one. Answers whether anything newer was forgotten. */
  #startOver(last: number): boolean {
    const newer = [...this.#held.keys()].some((seq) => seq > last)
    this.#held.clear()
    this.#last = last
    return newer
  }

  #drain(): StreamEvent[] {
    const ready: StreamEvent[] = []
    if (this.#last === null) return ready
    for (let event = this.#held.get(this.#last + 1); event; event = this.#held.get(this.#last + 1)) {
      this.#held.delete(event.seq)
      this.#last = event.seq
      ready.push(event)
    }
    return ready
  }
}
