import type { Sharp } from 'sharp'
import { maxPicturePixels } from '#contract/files/rules.ts'
import type { EncodedPicture, Pictures } from '#server/kernel/ports.ts'

const quality = 82
/** What is not done by then was made to take long. */
const mostSeconds = 20
const paperPixels = 480
/** More a thumbhash does not take. */
const impressionPixels = 100

/**
 * libvips, off the event loop, loaded with the first picture. One picture at a time: decoded it may take 200 MB, and many at once would
 * take the memory of everything else.
 */
export function createSharpPictures(): Pictures {
  let last: Promise<unknown> = Promise.resolve()
  return {
    encode(bytes, longest) {
      const encoded = last.then(() => encode(bytes, longest))
      last = encoded.catch(() => {})
      return encoded
    },
    impression,
    forPaper,
  }
}

const types: Readonly<Record<string, true>> = { jpeg: true, png: true, webp: true }

const encode: Pictures['encode'] = async (bytes, longest) => {
  const { default: sharp } = await import('sharp')
  // The pixels are counted below, from the header alone, so that both faults can be told apart.
  const read = (limitInputPixels: number | false) => sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
  const header = await read(false)
    .metadata()
    .catch(() => null)
  if (!header || !types[header.format]) return 'unreadable'
  if (header.width * header.height > maxPicturePixels) return 'too_many_pixels'
  try {
    // Upright first, then at most as wide and as high as asked. Whatever else the file held is left behind, unless sharp is told to keep it.
    const upright = read(maxPicturePixels).timeout({ seconds: mostSeconds }).autoOrient()
    return await Promise.all(longest.map((most) => variant(upright.clone(), most)))
  } catch {
    return 'unreadable'
  }
}

const forPaper: Pictures['forPaper'] = async (bytes, longest = paperPixels) => {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPicturePixels })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .then((jpeg) => Uint8Array.from(jpeg))
    .catch(() => null)
}

const impression: Pictures['impression'] = async (bytes) => {
  const [{ default: sharp }, { rgbaToThumbHash }] = await Promise.all([import('sharp'), import('thumbhash')])
  return sharp(bytes, { limitInputPixels: maxPicturePixels })
    .resize({ width: impressionPixels, height: impressionPixels, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => btoa(String.fromCharCode(...rgbaToThumbHash(info.width, info.height, data))))
    .catch(() => null)
}

async function variant(picture: Sharp, most: number): Promise<EncodedPicture> {
  const { data, info } = await picture
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  return { bytes: Uint8Array.from(data), type: 'image/webp', width: info.width, height: info.height }
}
