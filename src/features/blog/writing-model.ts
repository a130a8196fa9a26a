import { blogCategories, blogPostSorts, blogPostStates } from '#contract/blog/choices.ts'
import { choiceField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

/** What the list of those who write keeps in the address. */
export const writtenPosts = {
  filters: { state: choiceField(blogPostStates), category: choiceField(blogCategories) },
  sorts: blogPostSorts,
  sort: '-updated',
} as const

export const writtenPostsQueryAt = (address: URLSearchParams) => listQueryAt(address, writtenPosts)

export const postsAtOnce = 50
