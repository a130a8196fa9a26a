import type { z } from 'zod'
import { fileAddress, fileRules, type FilePurpose } from '#contract/files/rules.ts'
import type { StoredFile, fileQuery } from '#contract/files/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, forbidden, invalid, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { provenType } from './proven-type.ts'
import './tables.ts'

/** Files that one account may have at a time, shown or waiting to be. */
const mostFiles = 300

/** @throws Refusal 403 for a purpose of others; 413 and 422 naming `file` when it is too large, empty or of another kind than its purpose takes. */
export async function storeFile(
  platform: Platform,
  actor: Actor,
  { purpose }: z.infer<typeof fileQuery>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const { by } = fileRules[purpose]
  if (by && !by.includes(actor.role)) throw forbidden()
  const type = checked(purpose, bytes)
  const { db, ids, files, clock } = platform
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw conflict('too_many_files', `No more than ${mostFiles} files`)
  const id = ids.next()
  // First the bytes, then the row: a row always has something to show. Bytes without a row are reached by nobody.
  await files.write(id, bytes, type)
  await platform.transact(async (work) => {
    await work.db
      .insertInto('files')
      .values({ id, owner_id: actor.userId, purpose, type, bytes: bytes.byteLength, created_at: clock.now() })
      .execute()
    await work.audit({ action: 'file.store', recordKind: 'file', recordId: id, userId: actor.userId })
  })
  return { id, purpose, type, bytes: bytes.byteLength, address: fileAddress(id) }
}

function checked(purpose: FilePurpose, bytes: Uint8Array) {
  const { types, mostBytes } = fileRules[purpose]
  if (bytes.byteLength === 0) throw invalid('file', 'file_empty', 'The file is empty')
  if (bytes.byteLength > mostBytes)
    throw new Refusal(413, 'body_too_large', 'What was sent is too large', { detail: `At most ${mostBytes} bytes are taken.` })
  const type = provenType(bytes)
  if (type === null || !types.includes(type)) throw invalid('file', 'file_type', `Only ${types.join(', ')} are taken`)
  return type
}
