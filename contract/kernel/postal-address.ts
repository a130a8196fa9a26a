import { z } from 'zod'
import { lineInput } from './text.ts'

const line = (longest: number) => lineInput.min(1).max(longest)

/** A postal address; `country` is ISO 3166-1 alpha-2. */
export const postalAddress = z.strictObject({
  lines: z.array(line(120)).min(1).max(3),
  city: line(80),
  region: lineInput.max(80).default(''),
  postalCode: lineInput.max(16).default(''),
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type PostalAddress = z.infer<typeof postalAddress>
