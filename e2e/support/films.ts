import type { Page } from '@playwright/test'
import { Buffer } from 'node:buffer'

/**
 * A film of a moment as this browser records it, and so plays it, made as large as asked by empty space at its end (EBML's `Void`).
 * WebM, for Chromium without licensed codecs plays nothing else.
 */
export async function recordedFilm(page: Page, bytes: number): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 120
    const context = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const chunks: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 30; frame += 1) {
      context.fillStyle = `hsl(${frame * 12} 80% 50%)`
      context.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await stopped
    const film = new Uint8Array(await new Blob(chunks).arrayBuffer())
    return Array.from(film, (byte) => String.fromCharCode(byte)).join('')
  })
  const film = Buffer.from(recorded, 'latin1')
  const space = Buffer.alloc(bytes - film.length)
  space[0] = 0xec
  // Eight bytes of size: the first says so.
  space.writeBigUInt64BE((1n << 56n) | BigInt(space.length - 9), 1)
  return Buffer.concat([film, space])
}
