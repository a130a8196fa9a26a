import { blogCategories } from '#contract/blog/choices.ts'
import { choiceField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

/** What the blog keeps in the address. */
export const blogList = { filters: { category: choiceField(blogCategories) } }

/** What the blog's address asks for. */
export const blogQueryAt = (address: URLSearchParams) => ({ limit: 12, ...listQueryAt(address, blogList) })
