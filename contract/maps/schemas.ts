import { z } from 'zod'

/** The version that the configuration names: pieces of two files make no map. */
export const regionQuery = z.strictObject({ version: z.string().max(64) })
