import { invalid, Refusal } from '../errors.ts'
import { tooDeepField } from './depth.ts'

/** Bytes of a body where an endpoint says nothing else. */
export const defaultBodyLimit = 256 * 1024

/** Objects and lists within each other at most. Lists within lists of a text, the deepest that is taken, need 21. */
const deepestJson = 32

const tooLarge = (limit: number) =>
  new Refusal(413, 'body_too_large', 'What was sent is too large', { detail: `At most ${limit} bytes are taken.` })

/**
 * Reads a body of at most `limit` bytes. One that announces more is refused unread; one that announces nothing, or less
 * than it sends, is dropped at the first byte over.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw tooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge(limit)
    }
    chunks.push(value)
  }
  return join(chunks, size)
}

/** Whoever sent it has gone: no fault of ours, and nobody reads the answer. */
function brokenOff(): never {
  throw new Refusal(400, 'body_broken_off', 'What was sent broke off')
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

/** The text of a body; one that is not UTF-8 is refused. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'malformed_text', 'What was sent is not UTF-8 text')
  }
}

const isJson = (contentType: string | null) => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '')

/** The value in a JSON body; `undefined` when the body is empty. @throws Refusal 415, 400, and 422 naming the field that nests too deep */
export function jsonOf(bytes: Uint8Array, contentType: string | null): unknown {
  if (bytes.byteLength === 0) return undefined
  if (!isJson(contentType)) throw new Refusal(415, 'unsupported_media_type', 'Send JSON, as application/json')
  return parseJson(textOf(bytes))
}

/** The only way in for JSON from outside: whatever reads the value after this may recurse. @throws Refusal 400, and 422 naming the field that nests too deep */
export function parseJson(text: string): unknown {
  const value = parsed(text)
  const field = tooDeepField(value, deepestJson)
  if (field !== null) throw invalid(field, 'too_deep', `Nested deeper than ${deepestJson} levels`)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'malformed_json', 'What was sent is not JSON')
  }
}
