import { fileRules, keptPictureSize, smallPictureSizes, type FilePurpose } from '#contract/files/rules.ts'
import type { PictureType } from '#contract/kernel/file-types.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { drawnAnew, drawnInSizes } from './drawn-anew.ts'
import type { SmallCopy } from './tables.ts'

/** What the row of a file says of a picture whose bytes are kept. */
export interface KeptPicture {
  readonly type: PictureType
  readonly bytes: number
  readonly width?: number
  readonly height?: number
  readonly thumbhash?: string | null
  readonly sizes?: SmallCopy[]
}

/**
 * Writes a picture drawn anew under its key, with smaller copies where its purpose wants them: only those that are truly smaller.
 * @throws Refusal 422 naming `file` for what cannot be read
 */
export async function keepPicture(
  platform: Platform,
  purpose: FilePurpose,
  key: string,
  sent: Uint8Array<ArrayBuffer>,
): Promise<KeptPicture> {
  const { files, ids, pictures } = platform
  if (!fileRules[purpose].inSizes) {
    const { bytes, type } = await drawnAnew(platform, sent)
    await files.write(key, bytes, type)
    return { type, bytes: bytes.byteLength }
  }
  const drawn = await drawnInSizes(platform, sent, [...smallPictureSizes, keptPictureSize])
  const whole = drawn.at(-1)!
  const longer = Math.max(whole.width, whole.height)
  const sizes: SmallCopy[] = []
  for (const [index, size] of smallPictureSizes.entries()) {
    if (size >= longer) continue
    const { bytes, type } = drawn[index]!
    const copy = { size, key: ids.next(), type, bytes: bytes.byteLength }
    await files.write(copy.key, bytes, type)
    sizes.push(copy)
  }
  await files.write(key, whole.bytes, whole.type)
  const thumbhash = await pictures.impression(drawn[0]!.bytes)
  return { type: whole.type, bytes: whole.bytes.byteLength, width: whole.width, height: whole.height, thumbhash, sizes }
}

/** Removes a file's bytes with those of its smaller copies. */
export async function removeBytes({ files }: Platform, key: string, sizes: readonly SmallCopy[] = []): Promise<void> {
  for (const copy of sizes) await files.remove(copy.key)
  await files.remove(key)
}
