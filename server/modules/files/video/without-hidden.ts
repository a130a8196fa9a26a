import type { Hidden } from './hidden-in-mp4.ts'

const free = Uint8Array.from('free', (letter) => letter.charCodeAt(0))

/**
 * A piece of a file, from `at` on, without what is hidden: nothing in its place, and boxes named as empty space. A box that lies in another
 * hidden one has gone with it.
 */
export function withoutHidden(piece: Uint8Array<ArrayBuffer>, at: number, { ranges, types }: Hidden): Uint8Array<ArrayBuffer> {
  const clean = piece.slice()
  for (const [from, to] of ranges) if (to > at && from < at + piece.length) clean.fill(0, Math.max(0, from - at), to - at)
  for (const type of types)
    for (const [index, letter] of free.entries()) {
      const place = type + index - at
      if (place >= 0 && place < clean.length) clean[place] = letter
    }
  return clean
}
