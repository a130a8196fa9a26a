import type { SocialAudience } from './values.ts'

/** How a reader stands to the author of something. */
export interface Standing {
  readonly isAuthor: boolean
  /** The reader follows the author. */
  readonly follows: boolean
  /** One of the two blocked the other. */
  readonly isBlocked: boolean
}

/** Whether what an author shows to an audience is there for a reader. For whom it is not, it does not exist. */
export function maySee(audience: SocialAudience, { isAuthor, follows, isBlocked }: Standing): boolean {
  if (isAuthor) return true
  if (isBlocked || audience === 'me') return false
  return audience === 'everyone' || follows
}

/** What is missing before a post can be published: a post says or shows something. */
export function isEmptyPost({ text, pictures }: { readonly text: string; readonly pictures: readonly unknown[] }): boolean {
  return text.trim() === '' && pictures.length === 0
}
