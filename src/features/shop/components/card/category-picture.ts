import type { Category } from '#contract/catalogue/choices.ts'

/** The drawing of a category; products without a picture of their own have it as well. */
export const categoryPicture = (category: Category) => `/pictures/products/${category}-0.svg`
