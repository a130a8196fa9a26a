import { z } from 'zod'
import { audiences, categories, productReviewSorts, productSorts, productAudiences, reaches } from './choices.ts'
import { rating, review, reviewBody, starCounts } from '../kernel/review.ts'
import { flag, id, money, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'

export const productCard = z.strictObject({
  id,
  name: z.string(),
  category: z.enum(categories),
  /** Whom it is for. */
  audience: z.enum(audiences),
  price: money,
  picture: z.string().nullable(),
  prescriptionOnly: z.boolean(),
  inStock: z.boolean(),
  pharmacy: z.strictObject({ id, name: z.string() }),
  /** By those who bought it. */
  rating,
})
export type ProductCard = z.infer<typeof productCard>

/** A product as its reader finds it. */
export const foundProduct = productCard.extend({
  /** How one of it comes to the default address of the reader's book; `null` for who has none, and for visitors. */
  broughtToMe: z.enum(reaches).nullable(),
})
export type FoundProduct = z.infer<typeof foundProduct>

/** All that is known of a product, and what else its category has for the same ones. */
export const product = foundProduct.extend({
  description: z.string(),
  pharmacy: productCard.shape.pharmacy.extend({
    /** Where the pharmacy is. */
    town: z.string(),
    delivery: z.strictObject({ fee: money, freeFrom: money.nullable(), withinMetres: z.int() }),
  }),
  others: z.array(productCard),
})
export type Product = z.infer<typeof product>

const narrowing = {
  /** Products for both are among either. */
  audience: z.enum(productAudiences).optional(),
  /** Words of the name or the description, each by its beginning; accents and case do not matter. */
  search: lineInput.max(100).optional(),
  /** Only those that are in stock. */
  inStock: flag.optional(),
  /** Only those that anybody can buy. */
  withoutPrescription: flag.optional(),
  /** Only those that are brought to the default address of the caller's book; none for who has no address. */
  broughtToMe: flag.optional(),
}
export const productNarrowing = z.strictObject(narrowing)
export type ProductNarrowing = z.output<typeof productNarrowing>

export const productQuery = z.strictObject({
  ...pageQuery,
  ...narrowing,
  featured: flag.optional(),
  category: z.enum(categories).optional(),
  sort: z.enum(productSorts).default('newest'),
})
export const productPage = pageOf(foundProduct).extend({
  /** Where the caller has things brought: the default of their address book. `null` for visitors, and where the book is empty. */
  bringsTo: z.strictObject({ city: z.string(), region: z.string(), postalCode: z.string(), country: z.string() }).nullable(),
  /** What was searched for in the place of what nobody sells: its words put right. */
  searchedFor: z.string().nullable(),
})
export type ProductPage = z.infer<typeof productPage>

/** Nobody chooses by more: counting ends here. */
export const countedAtMost = 100

/** By category, in its usual order, without those that have nothing. `100` reads "more than 99". */
export const productCounts = z.strictObject({
  items: z.array(z.strictObject({ category: z.enum(categories), products: z.int().min(1).max(countedAtMost) })),
})
export type ProductCounts = z.infer<typeof productCounts>

export const productReviewQuery = z.strictObject({ ...pageQuery, sort: z.enum(productReviewSorts).default('newest') })
export const productReview = review.extend({ isOwn: z.boolean() })
export type ProductReview = z.infer<typeof productReview>
export const productReviewPage = pageOf(productReview).extend({ stars: starCounts })

/** What the caller says of a product. It can be said by who bought it and has it. */
export const ownProductReview = z.strictObject({ mayReview: z.boolean(), review: review.nullable() })
export type OwnProductReview = z.infer<typeof ownProductReview>
export const productReviewBody = reviewBody
