import { fileRules, type FilePurpose } from '#contract/files/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import './file-readers.ts'
import './tables.ts'

/** Nothing in a file may run, whatever it turns out to be. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** The bytes, for those who may see them; 404 for everybody else. A file never changes, so that it is asked for once. */
export async function readFile(platform: Platform, actor: Actor | null, id: string, request: RequestFacts): Promise<Response> {
  const { db, files } = platform
  const file = await db.selectFrom('files').select(['owner_id', 'purpose', 'type']).where('id', '=', id).executeTakeFirst()
  if (!file) throw notFound()
  const { isPublic } = fileRules[file.purpose]
  if (!isPublic && file.owner_id !== actor?.userId && !(await mayRead(platform, actor, file.purpose, id))) throw notFound()
  const headers = {
    'Content-Type': file.type,
    'Content-Disposition': `inline; filename="${id}.${endings[file.type]}"`,
    'Content-Security-Policy': harmless,
    ETag: `"${id}"`,
    // What only some may see is asked for again each time, and sent again only where it is not there yet.
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    ...(!isPublic && { Vary: 'Authorization' }),
  }
  if (request.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  const bytes = await files.read(id)
  if (!bytes) throw notFound()
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
}

async function mayRead({ db, modules }: Platform, actor: Actor | null, purpose: FilePurpose, id: string): Promise<boolean> {
  if (!actor) return false
  const readers = modules.flatMap(({ fileReaders }) => fileReaders?.[purpose] ?? [])
  const answers = await Promise.all(readers.map((reads) => reads(db, actor, id)))
  return answers.includes(true)
}
