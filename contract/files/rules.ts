import type { Role } from '../kernel/roles.ts'

/** What a file is for; decides who may see it, what it may be and how large. */
export const filePurposes = ['profilePicture', 'petPicture', 'blogPicture', 'eventPicture'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** Kinds of file that are known by their first bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof pictureTypes)[number]

/** Pixels of a picture at most: those of a good camera. A small file may claim to unpack to far more. */
export const mostPicturePixels = 50_000_000

/** Pixels of the longer side in which pictures are kept. */
export const keptPictureSize = 1600

export interface FileRule {
  readonly types: readonly FileType[]
  readonly mostBytes: number
  /** Anybody who knows the address may see it. */
  readonly isPublic: boolean
  /** Who may hand one over; everybody who is signed in when absent. */
  readonly by?: readonly Role[]
}

export const fileRules: Readonly<Record<FilePurpose, FileRule>> = {
  profilePicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true },
  petPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: false },
  blogPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true, by: ['admin'] },
  eventPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true },
}

/** The greatest that any purpose takes. */
export const mostFileBytes = Math.max(...Object.values(fileRules).map(({ mostBytes }) => mostBytes))

const before = '/api/files/'

/** Where a file is found, below the site's address. */
export const fileAddress = (id: string) => before + id

/** The file at an address; `undefined` where that is none of ours: a drawn portrait. */
export const fileAt = (address: string | null | undefined) =>
  address?.startsWith(before) ? address.slice(before.length) : undefined
