import { fileAt } from '#contract/files/address.ts'
import type { ShownPicture, SocialPicture } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import './tables.ts'

/** As it is kept. */
export interface KeptPicture {
  readonly position: number
  readonly address: string
  readonly file_id: string | null
  readonly alternative: string
}

/**
 * Keeps what was handed over from going, and makes the rows of it. What stood there before may stay.
 * @throws Refusal 422 naming `pictures.<n>.address`
 */
export async function claimPictures(
  work: Work,
  actor: Actor,
  pictures: readonly SocialPicture[],
  before: readonly KeptPicture[],
): Promise<KeptPicture[]> {
  const rows: KeptPicture[] = []
  for (const [index, { address, alternative }] of pictures.entries()) {
    const field = `pictures.${index}.address`
    const kept = before.find((picture) => picture.address === address)
    const file_id = kept ? kept.file_id : (fileAt(address) ?? null)
    if (!kept && !isId(file_id)) throw invalid(field, 'no_such_file', 'There is no such file of yours for this purpose')
    await claimFile(work, actor.userId, file_id, 'postPicture', field)
    rows.push({ position: index + 1, address, file_id, alternative })
  }
  return rows
}

const isId = (text: string | null) => text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** From now on the day counts of those that are shown no more. */
export async function releasePictures(
  platform: Platform,
  work: Work,
  before: readonly KeptPicture[],
  now: readonly KeptPicture[],
): Promise<void> {
  for (const { file_id } of before) if (!now.some((kept) => kept.file_id === file_id)) await releaseFile(platform, work, file_id)
}

interface PictureRow extends SocialPicture {
  readonly width: number | null
  readonly height: number | null
  readonly thumbhash: string | null
}

export const presentPicture = ({ address, alternative, width, height, thumbhash }: PictureRow): ShownPicture => ({
  address,
  alternative,
  kept: width === null || height === null || thumbhash === null ? null : { width, height, thumbhash },
})

/** What is known of the files behind pictures, beside the columns of their own. */
export const pictureColumns = ['address', 'alternative', 'files.width', 'files.height', 'files.thumbhash'] as const

/** Pictures of posts by the post, each in their order. */
export async function picturesOfPosts(db: Reader, posts: readonly string[]): Promise<ReadonlyMap<string, ShownPicture[]>> {
  if (posts.length === 0) return new Map()
  const rows = await db
    .selectFrom('social_post_pictures')
    .leftJoin('files', 'files.id', 'file_id')
    .select('post_id')
    .select(pictureColumns)
    .where('post_id', 'in', posts)
    .orderBy('post_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, ShownPicture[]>()
  for (const row of rows) found.set(row.post_id, [...(found.get(row.post_id) ?? []), presentPicture(row)])
  return found
}
