/** A token bucket: `burst` at once, refilled by `perSecond`. Two numbers for each connection. */
export class Allowance {
  #left: number
  #at: number

  constructor(burst: number, now: number) {
    this.#left = burst
    this.#at = now
  }

  /** Takes one; `false` when none is left. `now` in milliseconds. */
  take(now: number, perSecond: number, burst: number): boolean {
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
