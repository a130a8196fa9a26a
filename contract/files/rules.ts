import { merged, type KeyIn } from '../capabilities.ts'
import type { FileRule } from '../kernel/picture-types.ts'

/** What a file is for; decides who may see it, what it may be and how large. */
export type FilePurpose = KeyIn<'files'>

export const fileRules: Readonly<Record<FilePurpose, FileRule>> = merged('files')

export const filePurposes = Object.keys(fileRules) as [FilePurpose, ...FilePurpose[]]

/** The greatest that any purpose takes. */
export const maxFileBytes = Math.max(...Object.values(fileRules).map(({ mostBytes }) => mostBytes))

/** Pixels of a picture at most: those of a good camera. A small file may claim to unpack to far more. */
export const maxPicturePixels = 50_000_000

/** Pixels of the longer side in which pictures are kept. */
export const keptPictureSize = 1600
