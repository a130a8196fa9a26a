import type { Role } from './roles.ts'

/** Kinds of picture that are known by their first bytes, and drawn anew before they are kept. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Kinds of video. They are kept as they came, but for what tells where and by which device they were taken. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const
export type VideoType = (typeof videoTypes)[number]

/** What a camera takes. */
export const mediaTypes = [...pictureTypes, ...videoTypes] as const
export type MediaType = (typeof mediaTypes)[number]

/** Kept as it came: nothing here draws or unpacks it, and it is only ever given out to keep. */
export const pdfType = 'application/pdf'

export const fileTypes = [...mediaTypes, pdfType] as const
export type FileType = (typeof fileTypes)[number]

export const isPicture = (type: FileType): type is PictureType => pictureTypes.some((picture) => picture === type)
export const isVideo = (type: FileType): type is VideoType => videoTypes.some((video) => video === type)

export interface FileRule {
  readonly types: readonly FileType[]
  readonly mostBytes: number
  /** Of a picture, where that is less: it is drawn anew as a whole. */
  readonly mostPictureBytes?: number
  /** Of a picture: smaller copies are kept beside it (`smallPictureSizes`), for screens that show it small. */
  readonly inSizes?: true
  /** Handed over by parts (`contract/files/parts.ts`), never in one body. */
  readonly byParts?: true
  /** Anybody who knows the address may see it. */
  readonly isPublic: boolean
  /** Who may hand one over; everybody who is signed in when absent. */
  readonly by?: readonly Role[]
}
