import { blogCategories } from '#contract/blog/choices.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { listValues } from '#shared/patterns/list/useListController.ts'

export const blogFilters = ['category'] as const

/** What the blog's address asks for; what makes no sense is left out, so that it never ends in a refusal. */
export function blogQueryAt(address: URLSearchParams) {
  const { search, filters } = listValues(address, { filters: blogFilters })
  const category = oneOf(blogCategories, filters.category)
  const words = search.trim().slice(0, 100)
  return { limit: 12, ...(category && { category }), ...(words && { search: words }) }
}
