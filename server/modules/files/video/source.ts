/** Bytes that need not be in memory. */
export interface Source {
  readonly size: number
  /** From `from` to before `to`, both within the size. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>
}

/** The file is none that we take: it breaks its own format, or is made to take long. */
export class UnreadableVideo extends Error {}

const windowBytes = 64 * 1024

/** A source whose small reads near each other ask the one below once. */
export function windowed(below: Source): Source {
  let start = 0
  let held: Uint8Array<ArrayBuffer> = new Uint8Array()
  return {
    size: below.size,
    async read(from, to) {
      if (to - from > windowBytes) return below.read(from, to)
      if (from < start || to > start + held.length) {
        held = await below.read(from, Math.min(below.size, from + windowBytes))
        start = from
      }
      return held.subarray(from - start, to - start)
    },
  }
}
