import { z } from 'zod'
import { audiences } from './choices.ts'
import { id, money, pageOf, pageQuery } from '../kernel/values.ts'

export const productCard = z.strictObject({
  id,
  name: z.string(),
  category: z.string(),
  /** Whom it is for. */
  audience: z.enum(audiences),
  price: money,
  picture: z.string().nullable(),
  prescriptionOnly: z.boolean(),
  inStock: z.boolean(),
  pharmacy: z.strictObject({ id, name: z.string() }),
})
export type ProductCard = z.infer<typeof productCard>

export const productQuery = z.strictObject({
  ...pageQuery,
  featured: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Products for both are among either. */
  audience: z.enum(['people', 'pets']).optional(),
  category: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
})
export const productPage = pageOf(productCard)
