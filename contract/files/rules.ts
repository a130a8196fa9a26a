import { merged, type KeyIn } from '../capabilities.ts'
import type { FileRule } from '../kernel/file-types.ts'

/** What a file is for; decides who may see it, what it may be and how large. */
export type FilePurpose = KeyIn<'files'>

export const fileRules: Readonly<Record<FilePurpose, FileRule>> = merged('files')

export const filePurposes = Object.keys(fileRules) as [FilePurpose, ...FilePurpose[]]

type WholePurpose = {
  [P in FilePurpose]: ReturnType<typeof merged<'files'>>[P] extends { byParts: true } ? never : P
}[FilePurpose]

/** Purposes whose files come in one body. */
export const wholePurposes = filePurposes.filter((purpose) => !fileRules[purpose].byParts) as [WholePurpose, ...WholePurpose[]]

/** The greatest that any of them takes. */
export const maxFileBytes = Math.max(...wholePurposes.map((purpose) => fileRules[purpose].mostBytes))

/** Pixels of a picture at most: those of a good camera. A small file may claim to unpack to far more. */
export const maxPicturePixels = 50_000_000

/** Pixels of the longer side in which pictures are kept. */
export const keptPictureSize = 1600

/** Of the smaller copies of a picture whose purpose is `inSizes`. */
export const smallPictureSizes = [320, 640] as const
export type SmallPictureSize = (typeof smallPictureSizes)[number]
