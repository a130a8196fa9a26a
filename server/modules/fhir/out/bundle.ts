import type { Bundle, Provenance, Resource } from '@medplum/fhirtypes'
import type { KeptEntry } from '#server/modules/records/index.ts'
import type { Author, RecordSnapshot } from '../snapshot.ts'
import { concept } from '../systems.ts'
import { entryOf, recommendationOf } from './entries.ts'
import { referenceTo, secondId, urlOf } from './identity.ts'
import { patientOf, practitionerOf, relatedPersonOf } from './people.ts'
import { appointmentOf, encounterOf } from './visits.ts'

/**
 * The record as a bundle of FHIR R4: a `collection` in which every resource stands once and every reference leads to one of them. Says
 * nothing that the record does not: no empty text or list, every instant with its zone.
 */
export function bundleOf(snapshot: RecordSnapshot): Bundle {
  const { subject, entries, visits, readAt } = snapshot
  const authors = authorsOf(snapshot)
  const recommendation = recommendationOf(entries, subject.id, readAt)
  const resources: Resource[] = [
    patientOf(snapshot),
    ...authors.filter(({ role }) => role === 'doctor').map(practitionerOf),
    // A person who tells of themselves is the patient; the owner of an animal stands there also where they told nothing.
    ...authors
      .filter(({ role, id }) => role !== 'doctor' && id !== subject.id)
      .map((author) => relatedPersonOf(author, subject.id)),
    ...entries.map((entry) => entryOf(entry, subject.id, readAt)),
    ...(recommendation ? [recommendation] : []),
    ...visits.flatMap((visit) => [appointmentOf(visit, subject.id), encounterOf(visit, subject.id) ?? []].flat()),
    ...authors.flatMap((author) => provenanceOf(author, entries, readAt) ?? []),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: readAt,
    entry: resources.map((resource) => ({ fullUrl: urlOf(resource.id!), resource })),
  }
}

/** Everybody whom a resource names, once. */
function authorsOf({ entries, visits, owner }: RecordSnapshot): Author[] {
  const found: Author[] = [
    ...(owner ? [{ ...owner, role: 'owner' as const }] : []),
    ...visits.map(({ doctor }) => ({ ...doctor, role: 'doctor' as const })),
    ...entries.flatMap(({ author }) => author ?? []),
  ]
  return [...new Map(found.map((author) => [author.id, author])).values()]
}

/** What one of them recorded, and when; `null` for who only met the subject. */
function provenanceOf(author: Author, entries: readonly KeptEntry[], readAt: string): Provenance | null {
  const own = entries.filter((entry) => entry.author?.id === author.id)
  if (own.length === 0) return null
  const times = own.map(({ recordedAt }) => recordedAt).sort()
  return {
    resourceType: 'Provenance',
    id: secondId(author.id, 'provenance'),
    target: own.map(({ id }) => referenceTo(id)),
    occurredPeriod: { start: times[0]!, end: times.at(-1)! },
    recorded: readAt,
    agent: [{ type: concept('provenanceAgent', 'author'), who: referenceTo(author.id) }],
  }
}
