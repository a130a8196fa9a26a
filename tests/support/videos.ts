import { Buffer } from 'node:buffer'

type Bytes = Uint8Array<ArrayBuffer>

const joined = (parts: readonly Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts))
const latin1 = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'latin1'))

/** Numbers of four bytes. */
export function words(...values: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, index) => view.setUint32(index * 4, value))
  return new Uint8Array(view.buffer)
}

/** A box of MP4 and QuickTime. `large` writes its size in 64 bits. */
export function box(type: string, contents: readonly (Uint8Array | string)[] = [], { large = false } = {}): Bytes {
  const content = joined(contents.map((part) => (typeof part === 'string' ? latin1(part) : part)))
  const size = content.length + (large ? 16 : 8)
  return large ? joined([words(1), latin1(type), words(0, size), content]) : joined([words(size), latin1(type), content])
}

const handler = (kind: string) => box('hdlr', [words(0, 0), kind, words(0, 0, 0), '\0'])

/** A track with one chunk of samples, which begin at `at` of the file. */
function track(kind: string, sizes: readonly number[], at: number, more: readonly Uint8Array[] = []): Bytes {
  const table = box('stbl', [
    box('stsd', [words(0, 0)]),
    box('stsz', [words(0, 0, sizes.length, ...sizes)]),
    box('stsc', [words(0, 1, 1, sizes.length, 1)]),
    box('stco', [words(0, 1, at)]),
  ])
  return box('trak', [
    box('tkhd', [words(0, 0, 0, 1)]),
    box('mdia', [box('mdhd', [words(0, 0)]), handler(kind), box('minf', [box('vmhd', [words(0)]), table])]),
    ...more,
  ])
}

/** What nobody but its maker is to know of the film below. */
export const secrets = ['+52.5200+013.4050/', 'Kreuzberg, Berlin', 'Phone of Ada', 'N52 31 E13 24', 'GPS5 track']

/** A film as a phone writes it: place and device in each of the places that such files have for them, and a track of positions. */
export function phoneFilm({ brand = 'mp42', large = false, picture = 'the picture itself' } = {}): Bytes {
  const place = box('udta', [box('\u00a9xyz', [words(0x0012_15c7), secrets[0]!]), box('loci', [words(0), secrets[1]!])])
  const device = box('meta', [words(0), handler('mdta'), box('ilst', [secrets[2]!])])
  const head = box('ftyp', [brand, words(0), 'isom', brand])
  const extra = box('uuid', ['0123456789abcdef', secrets[3]!])
  const data = box('mdat', [picture, secrets[4]!], { large })
  const start = head.length + extra.length + (large ? 16 : 8)
  const positions = track('meta', [secrets[4]!.length - 4, 4], start + picture.length)
  const film = box('moov', [
    box('mvhd', [words(0, 0, 0, 600, 600)]),
    track('vide', [picture.length], start, [place, device]),
    positions,
    place,
    device,
  ])
  return joined([head, extra, data, film])
}

/** A WebM file: its header, and then whatever. */
export function webm(rest: Uint8Array = new Uint8Array(), documentType = 'webm'): Bytes {
  const type = latin1(documentType)
  const elements = joined([Uint8Array.from([0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 | type.length]), type])
  return joined([Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | elements.length]), elements, rest])
}
