import type { z } from 'zod'
import { fileAddress } from '#contract/files/address.ts'
import { fileRules, keptPictureSize, maxPicturePixels, type FilePurpose } from '#contract/files/rules.ts'
import type { StoredFile, fileQuery } from '#contract/files/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, forbidden, invalid, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { EncodedPicture } from '#server/kernel/ports.ts'
import { detectFileType } from './detect-file-type.ts'
import './tables.ts'

/** Files that one account may have at a time, shown or waiting to be. */
const mostFiles = 300

/**
 * Keeps a picture drawn anew (`Pictures`), never the bytes that came.
 * @throws Refusal 403 for a purpose of others; 409 `too_many_files`; 413 and 422 naming `file` when it is too large, empty, of another kind
 * than its purpose takes, or cannot be read.
 */
export async function storeFile(
  platform: Platform,
  actor: Actor,
  { purpose }: z.infer<typeof fileQuery>,
  sent: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const { by } = fileRules[purpose]
  if (by && !by.includes(actor.role)) throw forbidden()
  refuseUnlessTaken(purpose, sent)
  const { db, ids, files, clock } = platform
  // Before the work of reading it; what counts is the count below, within the transaction.
  await refuseOneMore(db, actor.userId)
  const { bytes, type } = await drawnAnew(platform, sent)
  const id = ids.next()
  // First the bytes, then the row: a row always has something to show. Bytes without a row are reached by nobody.
  await files.write(id, bytes, type)
  await platform
    .transact(async (work) => {
      // One after another for each account: each counts those before it.
      await work.db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().executeTakeFirstOrThrow()
      await refuseOneMore(work.db, actor.userId)
      await work.db
        .insertInto('files')
        .values({ id, owner_id: actor.userId, purpose, type, bytes: bytes.byteLength, created_at: clock.now() })
        .execute()
      await work.audit({ action: 'file.store', recordKind: 'file', recordId: id, userId: actor.userId })
    })
    .catch(async (error: unknown) => {
      await files.remove(id)
      throw error
    })
  return { id, purpose, type, bytes: bytes.byteLength, address: fileAddress(id) }
}

async function refuseOneMore(db: Reader, ownerId: string): Promise<void> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw conflict('too_many_files', `No more than ${mostFiles} files`)
}

/** By what can be told without reading the picture. */
function refuseUnlessTaken(purpose: FilePurpose, bytes: Uint8Array): void {
  const { types, mostBytes } = fileRules[purpose]
  if (bytes.byteLength === 0) throw invalid('file', 'file_empty', 'The file is empty')
  if (bytes.byteLength > mostBytes)
    throw new Refusal(413, 'body_too_large', 'What was sent is too large', { detail: `At most ${mostBytes} bytes are taken.` })
  const type = detectFileType(bytes)
  if (type === null || !types.includes(type)) throw invalid('file', 'file_type', `Only ${types.join(', ')} are taken`)
}

async function drawnAnew({ pictures }: Platform, sent: Uint8Array<ArrayBuffer>): Promise<EncodedPicture> {
  const drawn = await pictures.encode(sent, [keptPictureSize])
  if (drawn === 'too_many_pixels')
    throw invalid('file', 'too_many_pixels', `Pictures of at most ${maxPicturePixels / 1e6} million pixels are taken`)
  if (drawn === 'unreadable' || !drawn[0]) throw invalid('file', 'file_unreadable', 'This picture cannot be read')
  return drawn[0]
}
