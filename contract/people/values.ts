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

export const avatarColours = ['teal', 'coral', 'amber', 'violet', 'sky', 'moss', 'rose', 'slate'] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const personSexes = ['female', 'male', 'other'] as const
export const petSexes = ['female', 'male', 'unknown'] as const
export const petSpecies = [
  'dog',
  'cat',
  'rabbit',
  'guinea_pig',
  'hamster',
  'bird',
  'fish',
  'reptile',
  'ferret',
  'horse',
  'other',
] as const
