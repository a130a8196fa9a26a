import { z } from 'zod'
import { pictureTypes } from '../kernel/picture-types.ts'
import { id } from '../kernel/values.ts'
import { filePurposes } from './rules.ts'

export const fileQuery = z.strictObject({ purpose: z.enum(filePurposes) })

export const storedFile = z.strictObject({
  id,
  purpose: z.enum(filePurposes),
  /** As proven by its bytes. */
  type: z.enum(pictureTypes),
  bytes: z.int(),
  /** Below the site's address. */
  address: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>
