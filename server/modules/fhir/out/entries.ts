import type {
  AllergyIntolerance,
  Condition,
  DocumentReference,
  Immunization,
  ImmunizationRecommendation,
  MedicationStatement,
} from '@medplum/fhirtypes'
import type { FactsOf } from '#contract/records/entry-schemas.ts'
import { noteParts } from '#contract/records/values.ts'
import { base64 } from './base64.ts'
import type { KeptEntry } from '#server/modules/records/index.ts'
import { concept, extensions } from '../systems.ts'
import { referenceTo, said, secondId } from './identity.ts'

type Of<K extends KeptEntry['facts']['kind']> = KeptEntry & { readonly facts: FactsOf<K> }
export type EntryResource = AllergyIntolerance | Condition | MedicationStatement | Immunization | DocumentReference

/** Who answers for the entry: never the record's animal itself, which tells nothing. */
const recorderOf = ({ author }: KeptEntry) => (author === null ? undefined : referenceTo(author.id))
const noted = (text: string) => (text === '' ? undefined : [{ text }])

/** What was withdrawn is told as entered in error, as FHIR has it: it is not left out, for somebody may have acted on it. */
const verificationOf = (system: 'allergyVerification' | 'conditionVerification', entry: KeptEntry) =>
  concept(system, entry.isWithdrawn ? 'entered-in-error' : entry.isUnconfirmed ? 'unconfirmed' : 'confirmed')

function allergyOf(entry: Of<'allergy'>, subjectId: string): AllergyIntolerance {
  const { substance, reaction, severity, since } = entry.facts
  const manifestation = reaction === '' ? { extension: [{ url: extensions.absent, valueCode: 'unknown' }] } : { text: reaction }
  const isKnown = severity !== 'unknown'
  return said<AllergyIntolerance>({
    resourceType: 'AllergyIntolerance',
    id: entry.id,
    clinicalStatus: entry.isWithdrawn ? undefined : concept('allergyClinical', 'active'),
    verificationStatus: verificationOf('allergyVerification', entry),
    code: { text: substance },
    patient: referenceTo(subjectId),
    onsetDateTime: since ?? undefined,
    recordedDate: entry.recordedAt,
    recorder: recorderOf(entry),
    reaction: reaction === '' && !isKnown ? undefined : [{ manifestation: [manifestation], ...(isKnown && { severity }) }],
  })
}

function conditionOf(entry: Of<'condition'>, subjectId: string): Condition {
  const { name, state, since, until, remark } = entry.facts
  return said<Condition>({
    resourceType: 'Condition',
    id: entry.id,
    clinicalStatus: entry.isWithdrawn ? undefined : concept('conditionClinical', state),
    verificationStatus: verificationOf('conditionVerification', entry),
    code: { text: name },
    subject: referenceTo(subjectId),
    onsetDateTime: since ?? undefined,
    // What has an end is not active (FHIR R4, con-4).
    abatementDateTime: state === 'active' ? undefined : (until ?? undefined),
    recordedDate: entry.recordedAt,
    recorder: recorderOf(entry),
    note: noted(remark),
  })
}

function medicationOf(entry: Of<'medication'>, subjectId: string, today: string): MedicationStatement {
  const { name, dose, since, until, remark } = entry.facts
  const isOver = until !== null && until < today
  return said<MedicationStatement>({
    resourceType: 'MedicationStatement',
    id: entry.id,
    status: entry.isWithdrawn ? 'entered-in-error' : isOver ? 'completed' : 'active',
    medicationCodeableConcept: { text: name },
    subject: referenceTo(subjectId),
    effectivePeriod:
      since === null && until === null
        ? undefined
        : { ...(since !== null && { start: since }), ...(until !== null && { end: until }) },
    dateAsserted: entry.recordedAt,
    informationSource: recorderOf(entry),
    dosage: dose === '' ? undefined : [{ text: dose }],
    note: noted(remark),
  })
}

function immunizationOf(entry: Of<'vaccination'>, subjectId: string): Immunization {
  const { vaccine, date, batch } = entry.facts
  return said<Immunization>({
    resourceType: 'Immunization',
    id: entry.id,
    status: entry.isWithdrawn ? 'entered-in-error' : 'completed',
    vaccineCode: { text: vaccine },
    patient: referenceTo(subjectId),
    occurrenceDateTime: date,
    recorded: entry.recordedAt,
    primarySource: !entry.isUnconfirmed,
    lotNumber: batch,
  })
}

/** When the next ones are due: of a whole record one resource, which names the vaccination that each follows. */
export function recommendationOf(
  entries: readonly KeptEntry[],
  subjectId: string,
  readAt: string,
): ImmunizationRecommendation | null {
  const due = entries.flatMap(({ id, facts, isWithdrawn }) =>
    facts.kind === 'vaccination' && facts.due !== null && !isWithdrawn ? [{ id, vaccine: facts.vaccine, due: facts.due }] : [],
  )
  if (due.length === 0) return null
  return {
    resourceType: 'ImmunizationRecommendation',
    id: secondId(subjectId, 'recommendation'),
    patient: referenceTo(subjectId),
    date: readAt,
    recommendation: due.map(({ id, vaccine, due: value }) => ({
      vaccineCode: [{ text: vaccine }],
      forecastStatus: { text: 'due' },
      dateCriterion: [{ code: concept('loinc', '30980-7', 'Date vaccine due'), value }],
      supportingImmunization: [referenceTo(id)],
    })),
  }
}

const titles = { subjective: 'Subjective', objective: 'Objective', assessment: 'Assessment', plan: 'Plan' } as const

/** A visit note, as text under the four headings that doctors anywhere know. */
function noteOf(entry: Of<'note'>, subjectId: string): DocumentReference {
  const text = noteParts
    .filter((part) => entry.facts[part] !== '')
    .map((part) => `${titles[part]}\n${entry.facts[part]}`)
    .join('\n\n')
  return said<DocumentReference>({
    ...referenceFacts(entry, subjectId),
    type: concept('loinc', '34109-9', 'Note'),
    content: [
      { attachment: { contentType: 'text/plain; charset=utf-8', title: 'Note', data: base64(new TextEncoder().encode(text)) } },
    ],
  })
}

/** A document, by its title: its file is fetched by itself. */
function documentOf(entry: Of<'document'>, subjectId: string): DocumentReference {
  const { title, date } = entry.facts
  return said<DocumentReference>({
    ...referenceFacts(entry, subjectId),
    content: [{ attachment: said({ title, creation: date ?? undefined }) }],
  })
}

const referenceFacts = (entry: KeptEntry, subjectId: string): Omit<DocumentReference, 'content'> => ({
  resourceType: 'DocumentReference',
  id: entry.id,
  status: entry.isWithdrawn ? 'entered-in-error' : 'current',
  subject: referenceTo(subjectId),
  date: entry.recordedAt,
  author: entry.author === null ? undefined : [referenceTo(entry.author.id)],
})

/** The resource of an entry. @param today the date where the subject lives */
export function entryOf(entry: KeptEntry, subjectId: string, today: string): EntryResource {
  const { facts } = entry
  switch (facts.kind) {
    case 'allergy':
      return allergyOf({ ...entry, facts }, subjectId)
    case 'condition':
      return conditionOf({ ...entry, facts }, subjectId)
    case 'medication':
      return medicationOf({ ...entry, facts }, subjectId, today)
    case 'vaccination':
      return immunizationOf({ ...entry, facts }, subjectId)
    case 'note':
      return noteOf({ ...entry, facts }, subjectId)
    case 'document':
      return documentOf({ ...entry, facts }, subjectId)
  }
}
