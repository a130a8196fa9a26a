/** What posts are about; the database holds to the same list. */
export const blogCategories = [
  'visits',
  'everyday',
  'family',
  'heart',
  'mind',
  'movement',
  'nutrition',
  'skin',
  'travel',
  'dogs',
  'cats',
  'small-animals',
  'behaviour',
] as const
export type BlogCategory = (typeof blogCategories)[number]

/** Derived from when a post is published: never, in the future, or by now. */
export const blogPostStates = ['draft', 'scheduled', 'published'] as const
export type BlogPostState = (typeof blogPostStates)[number]

export const blogPostSorts = ['-updated', 'updated', 'title', '-title'] as const
export type BlogPostSort = (typeof blogPostSorts)[number]
