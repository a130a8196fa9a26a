import { z } from 'zod'
import { calendarDate, locale } from '../kernel/values.ts'
import { entryKinds } from '../records/values.ts'
import { leftOutReasons, mostBundleEntries, mostSkippedNames } from './values.ts'

/** A bundle as any system may have written it; of its resources only what is understood is read. */
export const sentBundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(z.looseObject({ resource: z.looseObject({ resourceType: z.string().max(64) }).optional() }))
    .max(mostBundleEntries),
})
export type SentBundle = z.infer<typeof sentBundle>

/**
 * `isRehearsal`: says what would be taken in, and takes nothing. `patient`: the one to import, by its `reference` in the report; required
 * where a bundle covers several.
 */
export const bundleImport = z.strictObject({
  bundle: sentBundle,
  isRehearsal: z.boolean(),
  patient: z.string().min(1).max(2000).optional(),
})
export type BundleImport = z.infer<typeof bundleImport>

const counted = z.int().min(0)

export const bundlePatient = z.strictObject({
  /** As resources of the bundle name them. */
  reference: z.string(),
  name: z.string().nullable(),
  birthDate: calendarDate.nullable(),
  /** Resources that are about them. */
  count: counted,
})
export type BundlePatient = z.infer<typeof bundlePatient>

export const importReport = z.strictObject({
  /** Whom the bundle covers. */
  patients: z.array(bundlePatient),
  /** Whose resources are imported, by `reference`; `null` where there are several and none was chosen: nothing is imported then. */
  patient: z.string().nullable(),
  /** Taken into the record now, or what would be, by kind. */
  added: z.array(z.strictObject({ kind: z.enum([...entryKinds, 'observation']), count: counted })),
  /** In the record already. */
  known: counted,
  /** Left out, by type of resource and reason, with the names of the first few. */
  leftOut: z.array(
    z.strictObject({
      type: z.string(),
      reason: z.enum(leftOutReasons),
      count: counted,
      names: z.array(z.string()).max(mostSkippedNames),
    }),
  ),
})
export type ImportReport = z.infer<typeof importReport>

/** The language that it is written in; what people wrote stays as they wrote it. */
export const paperQuery = z.strictObject({ locale })
