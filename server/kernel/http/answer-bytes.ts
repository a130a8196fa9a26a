import { notFound } from '../errors.ts'
import type { RequestFacts } from '../module.ts'
import { byteRange, type ByteRange } from './byte-range.ts'

/** Bytes that lie somewhere and are read piece by piece. */
export interface StoredBytes {
  readonly bytes: number
  /** From `from` to before `to`; `null` where nothing is any more. */
  readonly readRange: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** So much is in memory at a time. */
const pieceBytes = 1024 * 1024

/**
 * All of them or the range that is asked for (RFC 9110): 200, 206, 304 or 416. `headers`: what every such answer carries, `ETag` among them.
 * @throws Refusal 404 where nothing is
 */
export async function answerBytes(
  stored: StoredBytes,
  headers: Readonly<Record<string, string>> & { readonly ETag: string },
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const { bytes: size } = stored
  if (request.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  const condition = request.header('if-range')
  const range = condition === undefined || condition === headers.ETag ? byteRange(request.header('range'), size) : 'whole'
  if (range === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  const part = range === 'whole' ? { from: 0, to: size } : range
  const body = await streamed(stored, part)
  if (!body) throw notFound()
  const length = { 'Content-Length': String(part.to - part.from) }
  if (range === 'whole') return new Response(body, { headers: { ...headers, ...length } })
  const place = { 'Content-Range': `bytes ${part.from}-${part.to - 1}/${size}` }
  return new Response(body, { status: 206, headers: { ...headers, ...length, ...place } })
}

/** Piece by piece, as fast as it is taken; what is small at once. `null` where nothing is. */
async function streamed({ readRange }: StoredBytes, { from, to }: ByteRange): Promise<BodyInit | null> {
  const piece = (at: number) => readRange(at, Math.min(at + pieceBytes, to))
  const first = await piece(from)
  if (!first || to - from <= pieceBytes) return first
  let at = from
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const bytes = at === from ? first : await piece(at)
      // Cut off, so that nobody takes what came for all of it.
      if (!bytes || bytes.byteLength === 0) return controller.error(new Error('A file ends before its end'))
      controller.enqueue(bytes)
      at += bytes.byteLength
      if (at >= to) controller.close()
    },
  })
}
