import { rgbaToThumbHash } from 'thumbhash'
import { maxPicturePixels } from '#contract/files/rules.ts'
import { pictureTypes } from '#contract/kernel/file-types.ts'
import type { EncodedPicture, Pictures } from '#server/kernel/ports.ts'

const quality = 0.82
const paperPixels = 480
const impressionPixels = 100

/** By the browser's own means, as far as workers have them. */
export const browserPictures: Pictures = {
  async encode(bytes, longest) {
    const read = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(() => null)
    if (!read) return 'unreadable'
    try {
      if (read.width * read.height > maxPicturePixels) return 'too_many_pixels'
      return await Promise.all(longest.map((most) => variant(read, most)))
    } finally {
      read.close()
    }
  },
  async impression(bytes) {
    const { canvas, context } = (await drawnWithin(bytes, impressionPixels)) ?? {}
    if (!canvas || !context) return null
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, data)))
  },
  async forPaper(bytes, longest = paperPixels) {
    const drawn = await drawnWithin(bytes, longest, '#ffffff')
    if (!drawn) return null
    const blob = await drawn.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
    return new Uint8Array(await blob.arrayBuffer())
  },
}

async function drawnWithin(bytes: Uint8Array<ArrayBuffer>, most: number, ground?: string) {
  const read = await createImageBitmap(new Blob([bytes])).catch(() => null)
  if (!read) return null
  const scale = Math.min(1, most / Math.max(read.width, read.height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(read.width * scale)), Math.max(1, Math.round(read.height * scale)))
  const context = canvas.getContext('2d')!
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(read, 0, 0, canvas.width, canvas.height)
  read.close()
  return { canvas, context }
}

async function variant(read: ImageBitmap, most: number): Promise<EncodedPicture> {
  const scale = Math.min(1, most / Math.max(read.width, read.height))
  const [width, height] = [Math.max(1, Math.round(read.width * scale)), Math.max(1, Math.round(read.height * scale))]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.drawImage(read, 0, 0, width, height)
  // A browser that writes no WebP answers PNG instead, and says so.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  const type = pictureTypes.find((known) => known === blob.type) ?? 'image/png'
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width, height }
}
