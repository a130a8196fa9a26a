/**
 * The font within a WOFF 1 file, as OpenType (W3C, WOFF File Format 1.0). Unpacked once: a font that is cut down table by table would be
 * unpacked for every glyph.
 */
export async function unpackWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = from.getUint16(12)
  const tables = await Promise.all(Array.from({ length: count }, (_, index) => readTable(woff, from, 44 + index * 20)))
  const head = 12 + count * 16
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.byteLength), head)
  const font = new Uint8Array(size)
  const to = new DataView(font.buffer)
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, count)
  const power = Math.floor(Math.log2(count))
  to.setUint16(6, 2 ** power * 16)
  to.setUint16(8, power)
  to.setUint16(10, (count - 2 ** power) * 16)
  let offset = head
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16
    to.setUint32(entry, tag)
    to.setUint32(entry + 4, checksum)
    to.setUint32(entry + 8, offset)
    to.setUint32(entry + 12, bytes.byteLength)
    font.set(bytes, offset)
    offset += padded(bytes.byteLength)
  }
  return font
}

/** Tables begin at multiples of four. */
const padded = (length: number) => Math.ceil(length / 4) * 4

async function readTable(woff: Uint8Array<ArrayBuffer>, from: DataView, entry: number) {
  const offset = from.getUint32(entry + 4)
  const packedLength = from.getUint32(entry + 8)
  const length = from.getUint32(entry + 12)
  const kept = woff.slice(offset, offset + packedLength)
  const bytes = packedLength < length ? await inflated(kept) : kept
  return { tag: from.getUint32(entry), checksum: from.getUint32(entry + 16), bytes }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
