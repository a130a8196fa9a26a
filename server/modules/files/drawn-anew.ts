import { keptPictureSize, maxPicturePixels } from '#contract/files/rules.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { EncodedPicture } from '#server/kernel/ports.ts'

/** A picture as it is kept. @throws Refusal 422 naming `file` for what cannot be read */
export async function drawnAnew(platform: Platform, sent: Uint8Array<ArrayBuffer>): Promise<EncodedPicture> {
  const [drawn] = await drawnInSizes(platform, sent, [keptPictureSize])
  return drawn!
}

/** The same in each of these sizes, read once. @throws Refusal 422 naming `file` for what cannot be read */
export async function drawnInSizes(
  { pictures }: Platform,
  sent: Uint8Array<ArrayBuffer>,
  sizes: readonly number[],
): Promise<readonly EncodedPicture[]> {
  const drawn = await pictures.encode(sent, sizes)
  if (drawn === 'too_many_pixels')
    throw invalid('file', 'too_many_pixels', `Pictures of at most ${maxPicturePixels / 1e6} million pixels are taken`)
  if (drawn === 'unreadable' || drawn.length < sizes.length)
    throw invalid('file', 'file_unreadable', 'This picture cannot be read')
  return drawn
}
