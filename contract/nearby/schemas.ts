import { z } from 'zod'
import { petSexes, petSpecies } from '../kernel/animals.ts'
import { decimalInput, id, pageOf, pageQuery } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { nearbyLimits } from './values.ts'

export const positionInput = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const nearbyQuery = z.strictObject({
  ...pageQuery,
  limit: decimalInput(z.number().int().min(1).max(100)).default(30),
  species: z.enum(petSpecies).optional(),
  /** Both or none: without them the caller's own blurred point. */
  latitude: decimalInput(z.number().min(-90).max(90)).optional(),
  longitude: decimalInput(z.number().min(-180).max(180)).optional(),
  /** Kilometres. */
  within: decimalInput(z.number().positive().max(nearbyLimits.farthest)).optional(),
})
export type NearbyQuery = z.infer<typeof nearbyQuery>

/** Points are blurred, distances go from point to point. */
export const nearbyPet = z.strictObject({
  id,
  name: z.string(),
  species: z.enum(petSpecies),
  breed: z.string().nullable(),
  sex: z.enum(petSexes).nullable(),
  /** Whole years; `null` where nobody knows. */
  years: z.int().nullable(),
  about: z.string(),
  /** First name. */
  owner: z.string(),
  own: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
  /** Kilometres, to a tenth. */
  distance: z.number(),
})
export type NearbyPet = z.infer<typeof nearbyPet>

export const nearbyPage = pageOf(nearbyPet)

export const nearbySharing = z.strictObject({
  /** Where others see the caller's pets: the blurred point. `null` before a place was said. */
  point: positionInput.nullable(),
  pets: z.array(z.strictObject({ id, name: z.string(), species: z.enum(petSpecies), shared: z.boolean(), about: z.string() })),
})
export type NearbySharing = z.infer<typeof nearbySharing>

export const nearbyChange = z.strictObject({
  /** Where the caller is. It is blurred at once and never kept; without it the kept point stays. */
  place: positionInput.optional(),
  pets: z.array(z.strictObject({ id, about: textInput.max(nearbyLimits.about).default('') })).max(50),
})
