import { z } from 'zod'

const line = (longest: number) => z.string().trim().min(1).max(longest)

/** A postal address; `country` is ISO 3166-1 alpha-2. */
export const postalAddress = z.strictObject({
  lines: z.array(line(120)).min(1).max(3),
  city: line(80),
  region: z.string().trim().max(80).default(''),
  postalCode: z.string().trim().max(16).default(''),
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type PostalAddress = z.infer<typeof postalAddress>
