import type { Role } from './roles.ts'

/** Kinds of file that are known by their first bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof pictureTypes)[number]

export interface FileRule {
  readonly types: readonly FileType[]
  readonly mostBytes: number
  /** Anybody who knows the address may see it. */
  readonly isPublic: boolean
  /** Who may hand one over; everybody who is signed in when absent. */
  readonly by?: readonly Role[]
}
