import { UnreadableVideo, type Source } from './source.ts'

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12): where it begins, its content begins, and what comes after it. */
export interface Box {
  readonly type: string
  readonly from: number
  readonly content: number
  readonly to: number
}

/** More than these are nobody's film: fragments of a second in fifty megabytes are a few hundred. */
const mostBoxes = 20_000

export interface BoxReader {
  /** The boxes between two places, which they fill. @throws UnreadableVideo where they do not, or where there are too many */
  boxes(from: number, to: number): AsyncGenerator<Box>
  within(box: Box): AsyncGenerator<Box>
  /** The first of that type in a box. */
  child(box: Box | undefined, type: string): Promise<Box | undefined>
  /** The content of a box, from some place in it. @throws UnreadableVideo where it ends before */
  content(box: Box, at: number, bytes: number): Promise<DataView>
  readonly source: Source
}

/** Reads boxes and never calls itself: how deep boxes lie within each other is up to the reader, not to the file. */
export function boxReader(source: Source): BoxReader {
  let count = 0

  async function headerAt(from: number, end: number): Promise<Box> {
    if (end - from < 8) throw new UnreadableVideo('A box has no room for its header')
    const bytes = await source.read(from, Math.min(from + 16, end))
    const view = viewOf(bytes)
    const type = String.fromCharCode(...bytes.subarray(4, 8))
    const small = view.getUint32(0)
    if (small !== 1) return { type, from, content: from + 8, to: small === 0 ? end : from + small }
    if (bytes.length < 16) throw new UnreadableVideo('A box has no room for its size')
    const large = view.getBigUint64(8)
    // Beyond what numbers count exactly no file of ours ends.
    if (large > BigInt(source.size)) throw new UnreadableVideo('A box is larger than the file')
    return { type, from, content: from + 16, to: from + Number(large) }
  }

  async function* boxes(from: number, to: number): AsyncGenerator<Box> {
    let at = from
    while (at < to) {
      // QuickTime ends some lists with four bytes of nothing.
      if (to - at === 4 && viewOf(await source.read(at, to)).getUint32(0) === 0) return
      const box = await headerAt(at, to)
      if (box.to < box.content || box.to > to) throw new UnreadableVideo('A box reaches beyond what it lies in')
      if ((count += 1) > mostBoxes) throw new UnreadableVideo('Too many boxes')
      yield box
      at = box.to
    }
  }

  const within = (box: Box) => boxes(box.content, box.to)
  return {
    source,
    boxes,
    within,
    async child(box, type) {
      if (box) for await (const one of within(box)) if (one.type === type) return one
      return undefined
    },
    async content(box, at, bytes) {
      const from = box.content + at
      if (from + bytes > box.to) throw new UnreadableVideo('A box ends too early')
      return viewOf(await source.read(from, from + bytes))
    },
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
