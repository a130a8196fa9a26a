import { z } from 'zod'
import { fileTypes } from '../kernel/file-types.ts'
import { id, instant } from '../kernel/values.ts'
import { mostParts } from './parts.ts'
import { filePurposes, smallPictureSizes, wholePurposes, type SmallPictureSize } from './rules.ts'

export const fileQuery = z.strictObject({ purpose: z.enum(wholePurposes) })

export const storedFile = z.strictObject({
  id,
  purpose: z.enum(filePurposes),
  /** As proven by its bytes. */
  type: z.enum(fileTypes),
  bytes: z.int(),
  /** Below the site's address. */
  address: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

export const readQuery = z.strictObject({
  /** Of a player; whoever can say who asks brings none. */
  ticket: z.string().max(64).optional(),
  /** Of a picture: its longer side at most, where a smaller copy is kept. */
  size: z
    .enum(smallPictureSizes.map(String) as [`${SmallPictureSize}`, ...`${SmallPictureSize}`[]])
    .transform(Number)
    .optional(),
})

export const playerAddress = z.strictObject({
  /** Below the site's address. */
  address: z.string(),
  until: instant,
})
export type PlayerAddress = z.infer<typeof playerAddress>

const partNumber = z.enum(Array.from({ length: mostParts }, (_, index) => String(index + 1))).transform(Number)

export const byPart = z.strictObject({ id, number: partNumber })

export const uploadState = z.strictObject({
  id,
  /** Of the whole. */
  bytes: z.int(),
  /** What has come, in order. */
  parts: z.array(
    z.strictObject({
      number: z.int(),
      /** SHA-256 in hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
  /** What is not finished by then is removed. */
  until: instant,
})
export type UploadState = z.infer<typeof uploadState>
