import { z } from 'zod'
import { id, instant, pageOf, pageQuery, revisionInput } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { aliasDelimiter, entryColumns, entryFaults, entryLengths, entryShows, listFileLimits, listNames } from './values.ts'

const list = z.enum(listNames)
const count = z.int().min(0)
const name = lineInput
  .min(1)
  .max(entryLengths.name)
  .refine((text) => /[\p{L}\p{N}]/u.test(text) && !text.includes(aliasDelimiter))
const names = { name, aliases: z.array(name).max(entryLengths.aliases) }

export const referenceEntry = z.strictObject({
  id,
  name: z.string(),
  aliases: z.array(z.string()),
  isRetired: z.boolean(),
  /** Doctors, or entries of health records, that name it or what was merged into it. */
  used: count,
  /** Entries that stand for it now; `undoUntil` is `null` once the merge cannot be taken back. */
  merged: z.array(z.strictObject({ mergeId: id, name: z.string(), at: instant, undoUntil: instant.nullable() })),
  version: z.int(),
})
export type ReferenceEntry = z.infer<typeof referenceEntry>
export const referenceEntryPage = pageOf(referenceEntry)

const narrowing = { list, search: lineInput.max(100).optional(), show: z.enum(entryShows).optional() }
export const matchingEntries = z.strictObject(narrowing)
export type MatchingEntries = z.output<typeof matchingEntries>
export const entriesQuery = z.strictObject({ ...pageQuery, ...narrowing })
export type EntriesQuery = z.output<typeof entriesQuery>

export const newEntry = z.strictObject({ list, ...names })
export type NewEntry = z.output<typeof newEntry>
export const entryChange = z.strictObject({ ...names, version: revisionInput })
export type EntryChange = z.output<typeof entryChange>
export const retirement = z.strictObject({ isRetired: z.boolean() })
export const mergeInto = z.strictObject({ intoId: id })

export const listFile = z.strictObject({
  list,
  text: z.string().max(listFileLimits.characters),
  /** Absent: the file is only checked. Else the `version` that the check told. */
  applyTo: revisionInput.optional(),
})
export type ListFile = z.output<typeof listFile>
export const listImport = z.strictObject({
  isApplied: z.boolean(),
  lines: count,
  added: count,
  changed: count,
  unchanged: count,
  faultyLines: count,
  /** The first of them. */
  faults: z
    .array(
      z.strictObject({
        line: z.int(),
        column: z.enum(entryColumns).nullable(),
        fault: z.enum(entryFaults),
        /** What the file has there, shortened. */
        value: z.string().nullable(),
      }),
    )
    .max(listFileLimits.faultsShown),
  /** Of the list, counting its changes. */
  version: z.int(),
})
export type ListImport = z.infer<typeof listImport>
