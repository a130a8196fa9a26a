import type { Post, SocialPicture } from '#contract/social/schemas.ts'
import type { SocialAudience } from '#contract/social/values.ts'

/** What the form of a post holds. */
export interface PostValues {
  text: string
  audience: SocialAudience
  pictures: readonly SocialPicture[]
  animals: string[]
}

/** What of shown pictures stands in a draft. */
export const inDraft = (pictures: readonly SocialPicture[]): SocialPicture[] =>
  pictures.map(({ address, alternative }) => ({ address, alternative }))

export const emptyPost: PostValues = { text: '', audience: 'everyone', pictures: [], animals: [] }

export const valuesOfPost = ({ text, audience, pictures, animals }: Post): PostValues => ({
  text,
  audience,
  pictures: inDraft(pictures),
  animals: animals.map(({ id }) => id),
})
