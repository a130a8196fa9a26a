/** A small seeded generator (mulberry32): the demonstration world is the same every time. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length - 1)]!
  }

  /** Some of them, each once, in their order. */
  some<T>(from: readonly T[], count: number): T[] {
    const chosen = new Set<number>()
    while (chosen.size < Math.min(count, from.length)) chosen.add(this.between(0, from.length - 1))
    return [...chosen].sort((a, b) => a - b).map((index) => from[index]!)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('')
  }

  /** A UUID of version 7 for an instant: rows of the demonstration world sort by time like all others. */
  id(at: Date): string {
    const time = at.getTime().toString(16).padStart(12, '0')
    const hex = (length: number) => Array.from({ length }, () => this.between(0, 15).toString(16)).join('')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${this.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
  }
}
