import { fileAddress } from '#contract/files/address.ts'
import { missingParts, partRange } from '#contract/files/parts.ts'
import { fileRules } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import { isVideo, type FileType } from '#contract/kernel/file-types.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { detectFileType, tellingBytes } from '../detect-file-type.ts'
import { drawnAnew } from '../drawn-anew.ts'
import { mostBytesOf } from '../most-bytes.ts'
import { recordFile } from '../record-file.ts'
import { hiddenInMp4, type Hidden } from '../video/hidden-in-mp4.ts'
import { isWebm } from '../video/is-webm.ts'
import { UnreadableVideo, type Source } from '../video/source.ts'
import { withoutHidden } from '../video/without-hidden.ts'
import { endUpload } from './end-upload.ts'
import { partsSource } from './parts-source.ts'
import { arrivedKeys } from './upload-state.ts'
import '../tables.ts'

/**
 * Makes one file of the parts of the caller's upload: pictures drawn anew, videos without place and device. `take` runs in the unit of work
 * that ends the upload; the file is kept when it calls `keep`, and let go when it does not. What refers to the upload must let go of it.
 * @throws Refusal 404; 409 `upload_incomplete` while parts are missing; 409 `too_many_files`; 413 and 422 naming `file` for what is none of
 * the kinds that its purpose takes, or cannot be read: the upload is over then
 */
export async function finishUpload<T>(
  platform: Platform,
  actor: Actor,
  id: string,
  take: (work: Work, keep: () => Promise<StoredFile>) => Promise<T>,
): Promise<T> {
  const { db, ids, files, transact } = platform
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', actor.userId)
    .executeTakeFirst()
  if (!upload) throw notFound()
  const parts = await arrivedKeys(db, id)
  if (missingParts(upload.bytes, parts).length > 0) throw conflict('upload_incomplete', 'Not all parts have come')
  const source = partsSource(
    files,
    parts.map((part) => part.id),
    upload.bytes,
  )
  const file = ids.next()
  let isKept = false
  try {
    const { type, bytes } = await assemble(platform, upload.purpose, source, file).catch(async (error: unknown) => {
      // It will never be another: its place is free again.
      if (error instanceof Refusal) await transact((work) => endUpload(platform, work, id))
      throw error
    })
    return await transact(async (work) => {
      isKept = false
      const taken = await take(work, async () => {
        await recordFile(platform, work, { id: file, owner_id: actor.userId, purpose: upload.purpose, type, bytes })
        isKept = true
        return { id: file, purpose: upload.purpose, type, bytes, address: fileAddress(file) }
      })
      // Last, for it takes along what still refers to it.
      if (isKept && !(await endUpload(platform, work, id))) throw notFound()
      return taken
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await files.remove(file)
  }
}

interface Assembled {
  readonly type: FileType
  readonly bytes: number
}

/** Writes what is kept of the parts under a key of its own. @throws Refusal 413 and 422 */
async function assemble(platform: Platform, purpose: StoredFile['purpose'], source: Source, key: string): Promise<Assembled> {
  const type = detectFileType(await source.read(0, Math.min(tellingBytes, source.size)))
  const { types } = fileRules[purpose]
  if (type === null || !types.includes(type)) throw invalid('file', 'file_type', `Only ${types.join(', ')} are taken`)
  const most = mostBytesOf(purpose, type)
  if (source.size > most)
    throw new Refusal(413, 'body_too_large', 'What was sent is too large', { detail: `At most ${most} bytes are taken.` })
  if (isVideo(type)) {
    const hidden = await hiddenIn(type, source)
    await platform.files.writePieces(key, pieces(source, hidden), type)
    return { type, bytes: source.size }
  }
  const drawn = await drawnAnew(platform, await source.read(0, source.size))
  await platform.files.write(key, drawn.bytes, drawn.type)
  return { type: drawn.type, bytes: drawn.bytes.byteLength }
}

async function hiddenIn(type: FileType, source: Source): Promise<Hidden> {
  const unreadable = () => invalid('file', 'file_unreadable', 'This video cannot be read')
  if (type === 'video/webm') {
    if (!(await isWebm(source))) throw unreadable()
    return { ranges: [], types: [] }
  }
  return hiddenInMp4(source).catch((error: unknown) => {
    throw error instanceof UnreadableVideo ? unreadable() : error
  })
}

/** Part by part, so that no more than one is in memory. */
async function* pieces(source: Source, hidden: Hidden) {
  for (const number of missingParts(source.size, [])) {
    const { from, to } = partRange(number, source.size)
    yield withoutHidden(await source.read(from, to), from, hidden)
  }
}
