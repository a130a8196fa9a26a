import type { Bundle, Provenance, Resource } from '@medplum/fhirtypes'
import { dayIn } from '#contract/kernel/days.ts'
import type { Author, RecordSnapshot } from '../snapshot.ts'
import { concept } from '../systems.ts'
import { entryOf, recommendationOf } from './entries.ts'
import { referenceTo, secondId, urlOf } from './identity.ts'
import { observationOf } from './observations.ts'
import { patientOf, practitionerOf, relatedPersonOf } from './people.ts'
import { medicationRequestsOf } from './prescriptions.ts'
import { appointmentOf, encounterOf } from './visits.ts'

/**
 * The record as a bundle of FHIR R4: a `collection` in which every resource stands once and every reference leads to one of them. Says
 * nothing that the record does not: no empty text or list, every instant with its zone.
 */
export function bundleOf(snapshot: RecordSnapshot): Bundle {
  const { subject, entries, visits, observations, prescriptions, onHold, readAt } = snapshot
  const authors = authorsOf(snapshot)
  const recorded = recordedBy(snapshot)
  const recommendation = recommendationOf(entries, subject.id, readAt)
  const encounters = visits.flatMap((visit) => encounterOf(visit, subject.id) ?? [])
  const encounterIds = new Set(encounters.map(({ id }) => id!))
  const resources: Resource[] = [
    patientOf(snapshot),
    ...authors.filter(({ role }) => role === 'doctor').map(practitionerOf),
    // A person who tells of themselves is the patient; the owner of an animal stands there also where they told nothing.
    ...authors
      .filter(({ role, id }) => role !== 'doctor' && id !== subject.id)
      .map((author) => relatedPersonOf(author, subject.id)),
    ...entries.map((entry) => entryOf(entry, subject.id, dayIn(subject.timeZone, readAt))),
    ...(recommendation ? [recommendation] : []),
    ...visits.map((visit) => appointmentOf(visit, subject.id)),
    ...encounters,
    ...observations.map((measured) => observationOf(measured, subject.id)),
    ...prescriptions.flatMap((prescription) =>
      medicationRequestsOf(prescription, {
        subjectId: subject.id,
        encounters: encounterIds,
        isOnHold: onHold.has(prescription.id),
      }),
    ),
    ...authors.flatMap((author) => provenanceOf(author, recorded, readAt) ?? []),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: readAt,
    entry: resources.map((resource) => ({ fullUrl: urlOf(resource.id!), resource })),
  }
}

/** Everybody whom a resource names, once. */
function authorsOf({ entries, visits, observations, prescriptions, owner, subject }: RecordSnapshot): Author[] {
  const found: Author[] = [
    ...(owner ? [{ ...owner, role: 'owner' as const }] : []),
    ...visits.map(({ doctor }) => ({ ...doctor, role: 'doctor' as const })),
    ...prescriptions.map(({ doctor }) => ({ ...doctor, role: 'doctor' as const })),
    ...entries.flatMap(({ author }) => author ?? []),
    ...observations.flatMap(({ authorId, authorName, toldByOwner }) =>
      authorId === null || authorName === null
        ? []
        : [{ id: authorId, name: authorName, role: roleOf(authorId, toldByOwner, subject.patientId) }],
    ),
  ]
  return [...new Map(found.map((author) => [author.id, author])).values()]
}

const roleOf = (author: string, toldByOwner: boolean, owner: string): Author['role'] =>
  toldByOwner ? (author === owner ? 'owner' : 'carer') : 'doctor'

interface Recorded {
  readonly id: string
  readonly at: string
  readonly authorId: string | null
}

/** Everything that somebody wrote into the record. */
const recordedBy = ({ entries, observations, prescriptions }: RecordSnapshot): Recorded[] => [
  ...entries.map(({ id, recordedAt, author }) => ({ id, at: recordedAt, authorId: author?.id ?? null })),
  ...observations.map(({ id, writtenAt, authorId, authorName }) => ({
    id,
    at: writtenAt,
    authorId: authorName === null ? null : authorId,
  })),
  ...prescriptions.flatMap(({ lines, issuedAt, doctor }) => lines.map(({ id }) => ({ id, at: issuedAt, authorId: doctor.id }))),
]

/** What one of them recorded, and when; `null` for who only met the subject. */
function provenanceOf(author: Author, recorded: readonly Recorded[], readAt: string): Provenance | null {
  const own = recorded.filter(({ authorId }) => authorId === author.id)
  if (own.length === 0) return null
  const times = own.map(({ at }) => at).sort()
  return {
    resourceType: 'Provenance',
    id: secondId(author.id, 'provenance'),
    target: own.map(({ id }) => referenceTo(id)),
    occurredPeriod: { start: times[0]!, end: times.at(-1)! },
    recorded: readAt,
    agent: [{ type: concept('provenanceAgent', 'author'), who: referenceTo(author.id) }],
  }
}
