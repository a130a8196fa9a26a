/** From a byte to before another. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * What a `Range` asks of so many bytes (RFC 9110, 14.1.2). `whole` where none is asked, or several or something else at once: it may be
 * left unheeded; `outside` where it begins behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') return Number(last) === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === '' ? size : Math.min(size, Number(last) + 1)
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= size ? 'outside' : { from, to }
}
