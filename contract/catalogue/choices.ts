/** Whom a product is for. */
export const audiences = ['people', 'pets', 'both'] as const
export type Audience = (typeof audiences)[number]

/** Whom one shops for: products for both are among either. */
export const productAudiences = ['people', 'pets'] as const
export type ProductAudience = (typeof productAudiences)[number]

/** What products are grouped by, in the order in which people are shown it. */
export const categories = ['tablets', 'syrup', 'skin', 'care', 'vitamins', 'devices', 'food', 'flea', 'toys', 'grooming'] as const
export type Category = (typeof categories)[number]

/** The orders of a list of products, the usual one first. */
export const productSorts = ['newest', 'rating', 'priceUp', 'priceDown', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** How a product comes to where somebody has things brought: for nothing, for a fee, or not at all. */
export const reaches = ['free', 'paid', 'none'] as const
export type Reach = (typeof reaches)[number]

/** The orders of what buyers say of a product, the usual one first. */
export const productReviewSorts = ['newest', 'best', 'worst'] as const
export type ProductReviewSort = (typeof productReviewSorts)[number]
