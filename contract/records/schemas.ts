import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { fileTypes } from '../kernel/file-types.ts'
import { calendarDate, dateInput, id, instant, pageOf, pageQuery, revisionInput } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { correctedFacts, entryFacts, newFacts, type FactsOf } from './entry-schemas.ts'
import { timelineKinds } from './timeline-kinds.ts'
import { timelineItem } from './timeline-schemas.ts'
import { entryKinds, mostPhrases, noteLength, recordActs, standings } from './values.ts'

export const recordCard = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['person', 'animal']),
  species: z.enum(petSpecies).nullable(),
  standing: z.enum(standings),
  /** Of a pet in the caller's care. */
  owner: z.string().nullable(),
})
export type RecordCard = z.infer<typeof recordCard>
export const recordCards = z.array(recordCard)

export const practiceQuery = z.strictObject({ ...pageQuery, text: lineInput.max(100).optional() })
export const practiceRecord = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['person', 'animal']),
  species: z.enum(petSpecies).nullable(),
  birthDate: calendarDate.nullable(),
  /** Of a pet. */
  owner: z.string().nullable(),
  lastVisitAt: instant,
  visits: z.int(),
})
export type PracticeRecord = z.infer<typeof practiceRecord>
export const practiceRecords = pageOf(practiceRecord)

export const recordSubject = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(['person', 'animal']),
  species: z.enum(petSpecies).nullable(),
  breed: z.string().nullable(),
  sex: z.string().nullable(),
  neutered: z.boolean().nullable(),
  birthDate: calendarDate.nullable(),
})
export type RecordSubject = z.infer<typeof recordSubject>

/** An entry that holds. */
export const currentEntry = z.strictObject({
  id,
  edition: z.int(),
  facts: entryFacts,
  toldByOwner: z.boolean(),
  isConfirmed: z.boolean(),
})
export type CurrentEntry = z.infer<typeof currentEntry>
export type CurrentOf<K extends FactsOf<'allergy' | 'condition' | 'medication' | 'vaccination'>['kind']> = CurrentEntry & {
  readonly facts: FactsOf<K>
}

export const record = z.strictObject({
  /** The subject's. */
  id,
  subject: recordSubject,
  standing: z.enum(standings),
  /** Until when it is open to a doctor who gave a reason. */
  openUntil: instant.nullable(),
  /** Kinds of entry that the caller may write. */
  writes: z.array(z.enum(entryKinds)),
  allergies: z.array(currentEntry),
  /** Active ones. */
  conditions: z.array(currentEntry),
  /** What is taken now. */
  medications: z.array(currentEntry),
  vaccinations: z.array(currentEntry),
})
export type HealthRecord = z.infer<typeof record>

/** Days in the caller's zone, both included. */
export const timelineQuery = z.strictObject({
  ...pageQuery,
  kind: z.enum(timelineKinds).optional(),
  text: lineInput.max(100).optional(),
  from: dateInput.optional(),
  to: dateInput.optional(),
})
export const timelinePage = pageOf(timelineItem)

export const newEntry = z.strictObject({ facts: newFacts, appointmentId: id.nullable().default(null) })
const edition = revisionInput.min(1)
export const entryCorrection = z.strictObject({ edition, facts: correctedFacts, reason: textInput.max(500).default('') })
export const entryWithdrawal = z.strictObject({ edition, reason: textInput.min(3).max(500) })
export const entryConfirmation = z.strictObject({ edition })

export const entryEdition = z.strictObject({
  edition: z.int(),
  act: z.enum(['write', 'correct', 'withdraw', 'confirm']),
  facts: entryFacts,
  reason: z.string(),
  /** Name; `null` once the account is gone. */
  by: z.string().nullable(),
  capacity: z.enum(standings),
  at: instant,
})
export type EntryEdition = z.infer<typeof entryEdition>

export const recordEntry = z.strictObject({
  id,
  subjectId: id,
  kind: z.enum(entryKinds),
  edition: z.int(),
  at: instant,
  isDay: z.boolean(),
  facts: entryFacts,
  toldByOwner: z.boolean(),
  confirmedBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
  appointmentId: id.nullable(),
  document: z.strictObject({ type: z.enum(fileTypes), bytes: z.int() }).nullable(),
  may: z.strictObject({ change: z.boolean(), confirm: z.boolean() }),
  /** All, newest first; the first is what holds. */
  editions: z.array(entryEdition),
})
export type RecordEntry = z.infer<typeof recordEntry>

const part = textInput.max(noteLength)
export const noteText = z.strictObject({ subjective: part, objective: part, assessment: part, plan: part })
export type NoteText = z.infer<typeof noteText>
/** `revision`: of the draft that was read; 0 when there was none. */
export const noteDraftChange = noteText.extend({ revision: revisionInput })
export const noteDraft = noteText.extend({
  /** The subject's. */
  id,
  revision: revisionInput,
})
export type NoteDraft = z.infer<typeof noteDraft>
/** `appointmentId`: the visit that it is of, where there is one. */
export const noteSigning = z.strictObject({ revision: revisionInput.min(1), appointmentId: id.nullable().default(null) })

const phrase = z.strictObject({ title: lineInput.min(1).max(60), text: textInput.min(1).max(2000) })
export const notePhrases = z.strictObject({ phrases: z.array(phrase).max(mostPhrases), revision: revisionInput })
export type NotePhrases = z.infer<typeof notePhrases>

export const allergens = z.array(z.strictObject({ id, name: z.string() }))

export const emergencyReason = z.strictObject({ reason: textInput.min(10).max(1000) })
export const emergencySearch = z.strictObject({
  /** E-mail address or phone of the patient or the pet's owner, or a pet's microchip. */
  contact: lineInput.min(5).max(254),
  /** Of a pet of that owner; empty: the person. */
  petName: lineInput.max(80).default(''),
  reason: textInput.min(10).max(1000),
})
export const opening = z.strictObject({
  /** The subject's. */
  id,
  openUntil: instant.nullable(),
})

export const looksQuery = z.strictObject(pageQuery)
export const look = z.strictObject({
  id,
  at: instant,
  /** Name; `null` once the account is gone. */
  by: z.string().nullable(),
  isOwn: z.boolean(),
  capacity: z.enum(standings),
  act: z.enum(recordActs),
  /** What a doctor without a visit said when opening it. */
  reason: z.string().nullable(),
})
export type Look = z.infer<typeof look>
export const looks = pageOf(look)
export const question = z.strictObject({ lookId: id, message: textInput.min(3).max(2000) })
export const questionReceived = z.strictObject({ id })
