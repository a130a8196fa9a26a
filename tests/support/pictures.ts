import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer)

/** A plain picture of true bytes. */
export async function plainPicture(type: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 40, height = 30) {
  const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } })
  return bytesOf(await picture.toFormat(type).toBuffer())
}

/**
 * 40 by 20, red on the left and blue on the right, as a camera held upright writes it: lying on its side, with a note to turn it (red comes
 * to the top), the camera's name and the place.
 */
export async function cameraPicture() {
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Camera of Ada', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 36/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 3/1 36/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  return bytesOf(await picture.toBuffer())
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(checksum(body), body.length + 4)
  return chunk
}

/** CRC-32, as PNG asks for it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A valid black PNG of so many pixels each way, a thousandth as large as what it unpacks to. */
export function pictureBomb(side: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1 // One bit for each pixel, grey.
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const none = new Uint8Array()
  return bytesOf(Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', none)]))
}
