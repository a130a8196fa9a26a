import type { CaughtUp, StreamEvent } from '#contract/hub/events.ts'
import { Sequence, type Taken } from './sequence.ts'

interface Needs {
  /** Asks the server; rejects when the connection is gone or the server cannot say. */
  readonly ask: (after: number | null) => Promise<CaughtUp>
  readonly emit: (event: StreamEvent) => void
  readonly emitReset: () => void
  /** Whether asking again makes sense, or the next connection will ask. */
  readonly isConnected: () => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

const pauseMilliseconds = 1000

/** Hands on a person's events over all connections of a tab: those that come live, and whatever was missed. */
export class CatchingUp {
  readonly #sequence = new Sequence()
  readonly #needs: Needs
  #asking = false
  #again = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  live(event: StreamEvent): void {
    if (this.#hand(this.#sequence.live(event))) void this.catchUp()
  }

  /** Asks until nothing is missing. Asked for again meanwhile, it asks once more. */
  async catchUp(): Promise<void> {
    this.#again = true
    if (this.#asking) return
    this.#asking = true
    try {
      while (this.#again && this.#needs.isConnected()) await this.#ask()
    } finally {
      this.#asking = false
    }
  }

  async #ask(): Promise<void> {
    this.#again = false
    const before = this.#sequence.last
    try {
      this.#again = this.#hand(this.#sequence.caughtUp(await this.#needs.ask(before))) || this.#again
      if (this.#again && this.#sequence.last === before) await this.#needs.wait(pauseMilliseconds)
    } catch {
      this.#again = true
      await this.#needs.wait(pauseMilliseconds)
    }
  }

  #hand({ ready, behind, reset }: Taken): boolean {
    if (reset) this.#needs.emitReset()
    for (const event of ready) this.#needs.emit(event)
    return behind
  }
}
