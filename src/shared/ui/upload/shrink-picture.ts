/** The browser cannot read the file as a picture. */
export class UnreadablePicture extends Error {}

export interface ShrinkOptions {
  /** Pixels of the longer side at most; of each side where it is cut to a square. */
  longest: number
  /** Cut to its middle square. */
  square?: boolean
}

interface Cut {
  /** In the picture. */
  x: number
  y: number
  width: number
  height: number
  /** What it becomes. */
  toWidth: number
  toHeight: number
}

/** What of a picture is kept, and how large it becomes. Never enlarges. */
export function cutOf({ width, height }: { width: number; height: number }, { longest, square }: ShrinkOptions): Cut {
  const side = Math.min(width, height)
  const kept = square ? { width: side, height: side } : { width, height }
  const scale = Math.min(1, longest / Math.max(kept.width, kept.height))
  return {
    x: Math.floor((width - kept.width) / 2),
    y: Math.floor((height - kept.height) / 2),
    ...kept,
    toWidth: Math.max(1, Math.round(kept.width * scale)),
    toHeight: Math.max(1, Math.round(kept.height * scale)),
  }
}

/**
 * A picture as small as it will be shown: upright as the camera meant it, and drawn anew, so that what the camera wrote into it (place,
 * time, device) stays behind.
 * @throws UnreadablePicture
 */
export async function shrinkPicture(file: Blob, options: ShrinkOptions): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePicture()
  })
  try {
    const { x, y, width, height, toWidth, toHeight } = cutOf(picture, options)
    const canvas = document.createElement('canvas')
    canvas.width = toWidth
    canvas.height = toHeight
    const context = canvas.getContext('2d')
    if (!context) throw new UnreadablePicture()
    context.imageSmoothingQuality = 'high'
    // Where a picture is see-through it becomes white, for JPEG knows no other way.
    context.fillStyle = 'white'
    context.fillRect(0, 0, toWidth, toHeight)
    context.drawImage(picture, x, y, width, height, 0, 0, toWidth, toHeight)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
    if (!drawn) throw new UnreadablePicture()
    return new File([drawn], 'picture.jpg', { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
