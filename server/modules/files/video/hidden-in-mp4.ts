import { boxReader, type Box, type BoxReader } from './boxes.ts'
import { sampleRanges, type Range } from './sample-ranges.ts'
import { UnreadableVideo, windowed, type Source } from './source.ts'

/** What of a file is not to be kept: boxes that become empty space of the same size, and bytes that become nothing. */
export interface Hidden {
  /** Where the types of those boxes stand. */
  readonly types: readonly number[]
  readonly ranges: readonly Range[]
}

/**
 * What a film needs to be shown, by the box that it lies in. Everything else goes, known or not: place (`udta` with `©xyz` and `loci`,
 * `meta`), device, what makers write beside them (`uuid`, `free`).
 */
const kept = {
  file: new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods', 'ctab', 'clip']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref', 'trgr', 'tapt', 'clip', 'matt', 'load', 'imap', 'txas']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'gmhd', 'nmhd', 'sthd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'sdtp']),
} as const

/** Tracks that are seen, heard or read. Others carry what was measured meanwhile, positions too. */
const keptTracks = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd'])

/**
 * Finds in an MP4 or QuickTime file what tells where and by which device it was taken, by its boxes alone; sizes stay as they are, so that
 * nothing in it moves. @throws UnreadableVideo for what is no such file, has no picture, or hides what it holds.
 */
export async function hiddenInMp4(below: Source): Promise<Hidden> {
  const reader = boxReader(windowed(below))
  const found = { types: [] as number[], ranges: [] as Range[] }
  const hide = (box: Box) => {
    found.types.push(box.from + 4)
    found.ranges.push([box.content, box.to])
  }
  /** The boxes that stay; the others are hidden. */
  async function* staying(boxes: AsyncGenerator<Box>, names: ReadonlySet<string>) {
    for await (const box of boxes)
      if (names.has(box.type)) yield box
      else hide(box)
  }
  const sweep = async (box: Box, names: ReadonlySet<string>) => {
    for await (const _ of staying(reader.within(box), names)) continue
  }

  let [films, pictures, fragments, removed] = [0, 0, 0, 0]
  for await (const box of staying(reader.boxes(0, below.size), kept.file)) {
    if (box.type === 'moof') {
      fragments += 1
      for await (const part of staying(reader.within(box), kept.moof)) if (part.type === 'traf') await sweep(part, kept.traf)
    }
    if (box.type !== 'moov') continue
    films += 1
    for await (const track of staying(reader.within(box), kept.moov)) {
      if (track.type !== 'trak') continue
      const kind = await trackKind(reader, track)
      if (kind === 'vide') pictures += 1
      if (keptTracks.has(kind)) {
        for await (const media of staying(reader.within(track), kept.trak)) {
          if (media.type !== 'mdia') continue
          for await (const part of staying(reader.within(media), kept.mdia))
            if (part.type === 'minf') await sweep(part, kept.minf)
        }
      } else {
        removed += 1
        const information = await reader.child(await reader.child(track, 'mdia'), 'minf')
        found.ranges.push(...(await sampleRanges(reader, await reader.child(information, 'stbl'))))
        hide(track)
      }
    }
  }
  if (films !== 1 || pictures === 0) throw new UnreadableVideo('There is no film in it')
  // Where the samples of such a track lie would have to be read from each fragment; no device writes these.
  if (fragments > 0 && removed > 0) throw new UnreadableVideo('Fragments of a track that is not kept')
  return found
}

async function trackKind(reader: BoxReader, track: Box): Promise<string> {
  const handler = await reader.child(await reader.child(track, 'mdia'), 'hdlr')
  if (!handler) throw new UnreadableVideo('A track does not say what it is')
  const view = await reader.content(handler, 8, 4)
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset, 4))
}
