/** A token bucket: `burst` at once, refilled by `perSecond`. Two numbers for each of whom it limits. */
export class Allowance {
  #left: number
  #at: number

  constructor(burst: number, now: number) {
    this.#left = burst
    this.#at = now
  }

  /** Takes one; `false` when none is left. `now` in milliseconds. */
  take(now: number, perSecond: number, burst: number): boolean {
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
