import type { Box, BoxReader } from './boxes.ts'
import { UnreadableVideo } from './source.ts'

export type Range = readonly [from: number, to: number]

/** Of a track that is taken away: positions once or a few times a second. */
const mostEntries = 200_000

/** Where the samples of a track lie in the file, by its sample table: chunk by chunk. */
export async function sampleRanges(reader: BoxReader, table: Box | undefined): Promise<Range[]> {
  const sizes = await sampleSizes(reader, await reader.child(table, 'stsz'))
  const offsets = await chunkOffsets(reader, (await reader.child(table, 'stco')) ?? (await reader.child(table, 'co64')))
  const runs = await chunkRuns(reader, await reader.child(table, 'stsc'))
  const ranges: Range[] = []
  let sample = 0
  let run = 0
  for (const [index, from] of offsets.entries()) {
    while (runs[run + 1] && runs[run + 1]!.first <= index + 1) run += 1
    let to = from
    for (let left = runs[run]?.samples ?? 0; left > 0 && sample < sizes.length; left -= 1) to += sizes[sample++]!
    if (to > reader.source.size) throw new UnreadableVideo('A sample lies beyond the file')
    if (to > from) ranges.push([from, to])
  }
  return ranges
}

/** Entries of a table of a full box: `count` stands at `at`, the entries follow. */
async function entries(reader: BoxReader, box: Box, at: number, bytesEach: number): Promise<{ view: DataView; count: number }> {
  const count = (await reader.content(box, at, 4)).getUint32(0)
  if (count > mostEntries) throw new UnreadableVideo('A table is too long')
  return { view: await reader.content(box, at + 4, count * bytesEach), count }
}

async function sampleSizes(reader: BoxReader, box: Box | undefined): Promise<number[]> {
  if (!box) throw new UnreadableVideo('A track does not say how large its samples are')
  const header = await reader.content(box, 4, 8)
  const [each, count] = [header.getUint32(0), header.getUint32(4)]
  if (count > mostEntries) throw new UnreadableVideo('A table is too long')
  if (each > 0) return Array.from({ length: count }, () => each)
  const { view } = await entries(reader, box, 8, 4)
  return Array.from({ length: count }, (_, index) => view.getUint32(index * 4))
}

async function chunkOffsets(reader: BoxReader, box: Box | undefined): Promise<number[]> {
  if (!box) throw new UnreadableVideo('A track does not say where it lies')
  const isLarge = box.type === 'co64'
  const { view, count } = await entries(reader, box, 4, isLarge ? 8 : 4)
  return Array.from({ length: count }, (_, index) => (isLarge ? Number(view.getBigUint64(index * 8)) : view.getUint32(index * 4)))
}

async function chunkRuns(reader: BoxReader, box: Box | undefined): Promise<{ first: number; samples: number }[]> {
  if (!box) throw new UnreadableVideo('A track does not say how it is cut')
  const { view, count } = await entries(reader, box, 4, 12)
  return Array.from({ length: count }, (_, index) => ({
    first: view.getUint32(index * 12),
    samples: view.getUint32(index * 12 + 4),
  }))
}
