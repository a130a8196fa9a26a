import type { Post, SocialPicture } from '#contract/social/schemas.ts'
import type { SocialAudience } from '#contract/social/values.ts'

/** What the form of a post holds. */
export interface PostValues {
  text: string
  audience: SocialAudience
  pictures: readonly SocialPicture[]
  animals: string[]
}

export const emptyPost: PostValues = { text: '', audience: 'everyone', pictures: [], animals: [] }

export const valuesOfPost = ({ text, audience, pictures, animals }: Post): PostValues => ({
  text,
  audience,
  pictures,
  animals: animals.map(({ id }) => id),
})
