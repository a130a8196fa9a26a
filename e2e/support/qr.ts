import jsQR from 'jsqr'
import { pixelsOf } from '../../tests/support/poppler.ts'

/** What the QR of a paper says, to a reader that is not ours. */
export async function addressOn(paper: Uint8Array): Promise<string | undefined> {
  const { width, height, grey } = await pixelsOf(paper)
  const colours = new Uint8ClampedArray(width * height * 4)
  for (const [index, value] of grey.entries()) colours.set([value, value, value, 255], index * 4)
  return jsQR(colours, width, height)?.data
}
