export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const chunkBytes = 1024 * 1024

/** The text of a file, part by part: a character that lies across two parts is whole. @throws TypeError for bytes that the encoding does not have */
export async function* decodeFile(file: Blob, encoding: FileEncoding, chunk = chunkBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < file.size; at += chunk) {
    const bytes = await file.slice(at, at + chunk).arrayBuffer()
    const text = decoder.decode(bytes, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

export async function readText(file: Blob, encoding: FileEncoding): Promise<string> {
  let text = ''
  for await (const part of decodeFile(file, encoding)) text += part
  return text
}

/** `null`: not Unicode. The preview has lines as Windows-1252 would read them; it is empty where the file is no text at all. */
export type DetectedEncoding =
  | { readonly encoding: FileEncoding; readonly preview?: undefined }
  | { readonly encoding: null; readonly preview: readonly string[] }

export async function detectEncoding(file: Blob, chunk = chunkBytes): Promise<DetectedEncoding> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le' }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be' }
  for await (const lines of readWholeLines(file, chunk))
    if (!isUtf8(lines)) return { encoding: null, preview: previewLines(lines) }
  return { encoding: 'utf-8' }
}

const lineFeed = 0x0a

/** Bytes up to the end of a line: no character of UTF-8 lies across two such parts. */
async function* readWholeLines(file: Blob, chunk: number): AsyncGenerator<Uint8Array> {
  let begun = new Uint8Array()
  for (let at = 0; at < file.size; at += chunk) {
    const bytes = new Uint8Array(await file.slice(at, at + chunk).arrayBuffer())
    const joined = new Uint8Array(begun.length + bytes.length)
    joined.set(begun)
    joined.set(bytes, begun.length)
    const end = joined.lastIndexOf(lineFeed) + 1
    if (end > 0) yield joined.subarray(0, end)
    begun = joined.slice(end)
  }
  if (begun.length > 0) yield begun
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const previewLength = 200

/** The first line that is not UTF-8 and, where a file mixes encodings, the first that is and has more than plain ASCII. */
function previewLines(bytes: Uint8Array): string[] {
  const western = new TextDecoder('windows-1252')
  let broken: string | undefined
  let mixed: string | undefined
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineFeed, start)
    const line = bytes.subarray(start, end === -1 ? bytes.length : end)
    start = end === -1 ? bytes.length : end + 1
    if (line.every((byte) => byte < 0x80)) continue
    const text = western.decode(line).replace(/\r$/, '').slice(0, previewLength)
    if (isUtf8(line)) mixed ??= text
    else broken ??= text
    if (broken !== undefined && mixed !== undefined) break
  }
  const found = [broken, mixed].flatMap((line) => line ?? [])
  return found.some((line) => /[^\P{Cc}\t]/u.test(line)) ? [] : found
}
