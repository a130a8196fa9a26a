import { blogCategories, blogPostSorts, blogPostStates, type BlogPostSort } from '#contract/blog/choices.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { listValues } from '#shared/patterns/list/useListController.ts'

export const postFilters = ['state', 'category'] as const
export const usualSort: BlogPostSort = '-updated'

/** What the list of those who write asks for; what makes no sense in an address is left out, so that it never ends in a refusal. */
export function writtenPostsQueryAt(address: URLSearchParams) {
  const { search, sort, filters } = listValues(address, { filters: postFilters, sort: usualSort })
  const state = oneOf(blogPostStates, filters.state)
  const category = oneOf(blogCategories, filters.category)
  const words = search.trim().slice(0, 100)
  return {
    sort: oneOf(blogPostSorts, sort) ?? usualSort,
    ...(words && { search: words }),
    ...(state && { state }),
    ...(category && { category }),
  }
}

export const postsAtOnce = 50
