import type { FileType } from '#contract/kernel/file-types.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const png = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]

/** Bytes of a file that must be known to tell what it is. */
export const tellingBytes = 256

/** What a file is by its first bytes; `null` for everything we do not take. Names and announced types are not believed. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'video/webm'
  if (startsWith(bytes, ascii('%PDF-'))) return 'application/pdf'
  return filmType(bytes)
}

/** Brands of films; phones, cameras and browsers write these (mp4ra.org). */
const films = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'iso8',
  'mp41',
  'mp42',
  'avc1',
  'hvc1',
  'M4V ',
  'MSNV',
  'dash',
  'XAVC',
])
const isFilm = (brand: string) => films.has(brand) || /^3g[p2]/.test(brand)
/** The same boxes, but of pictures: HEIC and AVIF, which we do not read. */
const pictures = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis', 'crx '])

function filmType(bytes: Uint8Array): FileType | null {
  const text = String.fromCharCode(...bytes.subarray(0, tellingBytes))
  const first = text.slice(4, 8)
  // QuickTime's own files of old begin with any of these.
  if (first === 'moov' || first === 'mdat' || first === 'wide') return 'video/quicktime'
  if (first !== 'ftyp') return null
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const brands = [text.slice(8, 12), ...(text.slice(16, size).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => pictures.has(brand))) return null
  if (brands[0] === 'qt  ') return 'video/quicktime'
  return brands.some(isFilm) ? 'video/mp4' : null
}
