/** Whom a product is for. */
export const audiences = ['people', 'pets', 'both'] as const
export type Audience = (typeof audiences)[number]
