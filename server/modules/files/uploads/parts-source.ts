import { partBytes, partRange } from '#contract/files/parts.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import type { Source } from '../video/source.ts'

/** The parts of an upload as one file, of which only what is asked for is read. */
export function partsSource(files: FileStore, keys: readonly string[], size: number): Source {
  return {
    size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from)
      for (let at = from; at < to;) {
        const number = Math.floor(at / partBytes) + 1
        const part = partRange(number, size)
        const end = Math.min(part.to, to)
        const piece = await files.readRange(keys[number - 1]!, at - part.from, end - part.from)
        if (piece?.byteLength !== end - at) throw new Error('A part of an upload is not as it was kept')
        bytes.set(piece, at - from)
        at = end
      }
      return bytes
    },
  }
}
