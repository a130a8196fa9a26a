import { smallPictureSizes, type SmallPictureSize } from '#contract/files/rules.ts'

/** So much smaller than its place a picture may be before it looks soft. */
const tolerance = 1.15

/** The smallest kept copy that fills so many pixels of the screen; `undefined`: only the whole does. */
export function sizeFor(pixels: number): SmallPictureSize | undefined {
  return smallPictureSizes.find((size) => size * tolerance >= pixels)
}
