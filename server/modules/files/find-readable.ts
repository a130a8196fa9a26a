import { fileRules, type FilePurpose } from '#contract/files/rules.ts'
import type { FileType } from '#contract/kernel/file-types.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import './file-readers.ts'
import type { SmallCopy } from './tables.ts'

export interface ReadableFile {
  readonly purpose: FilePurpose
  readonly type: FileType
  readonly bytes: number
  readonly sizes: readonly SmallCopy[]
}

/** A file that the caller may see. @throws Refusal 404 for every other */
export async function findReadable(platform: Platform, actor: Actor | null, id: string): Promise<ReadableFile> {
  const file = await platform.db
    .selectFrom('files')
    .select(['owner_id', 'purpose', 'type', 'bytes', 'sizes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw notFound()
  if (fileRules[file.purpose].isPublic || (actor && file.owner_id === actor.userId)) return file
  if (!(await mayRead(platform, actor, file.purpose, id))) throw notFound()
  return file
}

async function mayRead({ db, modules }: Platform, actor: Actor | null, purpose: FilePurpose, id: string): Promise<boolean> {
  if (!actor) return false
  const readers = modules.flatMap(({ fileReaders }) => fileReaders?.[purpose] ?? [])
  const answers = await Promise.all(readers.map((reads) => reads(db, actor, id)))
  return answers.includes(true)
}
