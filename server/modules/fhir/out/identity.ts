/** Where a resource stands in the bundle, and what others name it by. The record has an id of its own for each. */
export const urlOf = (id: string) => `urn:uuid:${id}`
export const referenceTo = (id: string) => ({ reference: urlOf(id) })

/** What a second resource about a record is. */
const marks = { encounter: 'e01', recommendation: 'e02', provenance: 'e03' } as const

/**
 * The id of a second resource about the same record: the same in every export, and that of nothing else, for the platform's own ids are of
 * version 7 and this one is of version 8 (RFC 9562, 5.8).
 */
export const secondId = (id: string, what: keyof typeof marks) => `${id.slice(0, 14)}8${marks[what]}${id.slice(18)}`

/** Of an object, what says something: FHIR knows no empty text and no empty list. */
export function said<T extends object>(fields: T): T {
  const kept = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as T
}
