import { fileRules } from '#contract/files/rules.ts'
import { isPicture, type FileType } from '#contract/kernel/file-types.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { answerBytes } from '#server/kernel/http/answer-bytes.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findReadable, type ReadableFile } from './find-readable.ts'
import { playerOf } from './player-tickets.ts'

/** Nothing in a file may run, whatever it turns out to be. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const endings: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
}

/**
 * The bytes or a range of them, for those who may see them; 404 for everybody else. `ticket` says who asks where the caller cannot; `size`
 * asks for a smaller copy, where there is one. A file never changes, so that it is asked for once.
 */
export async function readFile(
  platform: Platform,
  asked: Actor | null,
  { id, ticket, size }: { id: string; ticket?: string; size?: number },
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const actor = asked ?? (ticket === undefined ? null : await playerOf(platform, id, ticket))
  const file = await findReadable(platform, actor, id)
  const copy = size === undefined ? undefined : file.sizes.find((small) => small.size >= size)
  return answerFile(platform, { id: copy?.key ?? id, ...file, ...(copy && { type: copy.type, bytes: copy.bytes }) }, request)
}

/** The bytes, or a range of them, of a file that the caller was found to may see. Whatever is no picture is given to keep. */
export async function answerFile(
  { files }: Platform,
  { id, purpose, type, bytes }: Omit<ReadableFile, 'sizes'> & { readonly id: string },
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const { isPublic } = fileRules[purpose]
  const headers = {
    'Content-Type': type,
    // A player does not heed it; whoever opens the address of a video, or of what could hold scripts, is given it to keep.
    'Content-Disposition': `${isPicture(type) ? 'inline' : 'attachment'}; filename="${id}.${endings[type]}"`,
    'Content-Security-Policy': harmless,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: `"${id}"`,
    // What only some may see is asked for again each time, and sent again only where it is not there yet.
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    ...(!isPublic && { Vary: 'Authorization' }),
  }
  return answerBytes({ bytes, readRange: (from, to) => files.readRange(id, from, to) }, headers, request)
}
