import type { Source } from './source.ts'

/** Bytes in which the header of any true file ends. */
const mostHeader = 1024

/** A number of EBML (RFC 8794): its first bit that is set says how long it is. `null` where it ends too early. */
function numberAt(bytes: Uint8Array, at: number, keepsMarker: boolean): { value: number; after: number } | null {
  const first = bytes[at]
  if (!first) return null
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return null
  let value = keepsMarker ? first : first & (0xff >> length)
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes[at + index]!
  return { value, after: at + length }
}

const [headerId, documentTypeId] = [0x1a45dfa3, 0x4282]

/** Whether a file begins as WebM does: an EBML header that says so. */
export async function isWebm(source: Source): Promise<boolean> {
  const bytes = await source.read(0, Math.min(mostHeader, source.size))
  const header = numberAt(bytes, 0, true)
  const size = header && numberAt(bytes, header.after, false)
  if (header?.value !== headerId || !size) return false
  const end = size.after + size.value
  if (end > bytes.length) return false
  let at = size.after
  while (at < end) {
    const id = numberAt(bytes, at, true)
    const length = id && numberAt(bytes, id.after, false)
    if (!id || !length) return false
    at = length.after + length.value
    if (at > end) return false
    if (id.value === documentTypeId)
      return new TextDecoder('latin1').decode(bytes.subarray(length.after, at)).replace(/\0+$/, '') === 'webm'
  }
  return false
}
