import type { z } from 'zod'
import { fileAddress } from '#contract/files/address.ts'
import { fileRules, type FilePurpose } from '#contract/files/rules.ts'
import type { StoredFile, fileQuery } from '#contract/files/schemas.ts'
import { pdfType, type FileType } from '#contract/kernel/file-types.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden, invalid, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { detectFileType } from './detect-file-type.ts'
import { keepPicture, removeBytes, type KeptPicture } from './keep-picture.ts'
import { plainPdf } from './plain-pdf.ts'
import { recordFile, refuseOneMore } from './record-file.ts'
import './tables.ts'

/**
 * Keeps a picture drawn anew (`Pictures`), never the bytes that came; a PDF as it came, where nothing else hides in it.
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
  const sentAs = typeTaken(purpose, sent)
  const { db, ids } = platform
  // Before the work of reading it; what counts is the count below, within the transaction.
  await refuseOneMore(db, actor.userId)
  const id = ids.next()
  // First the bytes, then the row: a row always has something to show. Bytes without a row are reached by nobody.
  const kept: Kept = sentAs === pdfType ? await keepPdf(platform, id, sent) : await keepPicture(platform, purpose, id, sent)
  await platform
    .transact((work) => recordFile(platform, work, { id, owner_id: actor.userId, purpose, ...kept }))
    .catch(async (error: unknown) => {
      await removeBytes(platform, id, kept.sizes)
      throw error
    })
  return { id, purpose, type: kept.type, bytes: kept.bytes, address: fileAddress(id) }
}

type Kept = Omit<KeptPicture, 'type'> & { readonly type: FileType }

async function keepPdf({ files }: Platform, key: string, sent: Uint8Array<ArrayBuffer>): Promise<Kept> {
  const { bytes, type } = plainPdf(sent)
  await files.write(key, bytes, type)
  return { type, bytes: bytes.byteLength }
}

/** By what can be told without reading the picture. */
function typeTaken(purpose: FilePurpose, bytes: Uint8Array): FileType {
  const { types, mostBytes } = fileRules[purpose]
  if (bytes.byteLength === 0) throw invalid('file', 'file_empty', 'The file is empty')
  if (bytes.byteLength > mostBytes)
    throw new Refusal(413, 'body_too_large', 'What was sent is too large', { detail: `At most ${mostBytes} bytes are taken.` })
  const type = detectFileType(bytes)
  if (type === null || !types.includes(type)) throw invalid('file', 'file_type', `Only ${types.join(', ')} are taken`)
  return type
}
