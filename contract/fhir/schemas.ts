import { z } from 'zod'
import { locale } from '../kernel/values.ts'
import { entryKinds } from '../records/values.ts'
import { leftOutReasons, mostBundleEntries } from './values.ts'

/** A bundle as any system may have written it; of its resources only what is understood is read. */
export const sentBundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(z.looseObject({ resource: z.looseObject({ resourceType: z.string().max(64) }).optional() }))
    .max(mostBundleEntries),
})
export type SentBundle = z.infer<typeof sentBundle>

/** `isRehearsal`: says what would be taken in, and takes nothing. */
export const bundleImport = z.strictObject({ bundle: sentBundle, isRehearsal: z.boolean() })

const counted = z.int().min(0)
export const importReport = z.strictObject({
  /** Taken into the record now, or what would be, by kind. */
  added: z.array(z.strictObject({ kind: z.enum([...entryKinds, 'observation']), count: counted })),
  /** In the record already. */
  known: counted,
  /** Left out, by type of resource and reason. */
  leftOut: z.array(z.strictObject({ type: z.string(), reason: z.enum(leftOutReasons), count: counted })),
})
export type ImportReport = z.infer<typeof importReport>

/** The language that it is written in; what people wrote stays as they wrote it. */
export const paperQuery = z.strictObject({ locale })
