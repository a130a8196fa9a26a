import type { Call } from '../kernel/call.ts'

const readers = { who: ['patient', 'doctor', 'staff'], whose: 'party', right: 'history' } as const
const reading = { ...readers, record: 'subject' } as const
const readingEntry = { ...readers, record: 'recordEntry' } as const
const writing = { who: ['patient', 'doctor'], whose: 'party', record: 'subject' } as const
const changing = { ...writing, record: 'recordEntry' } as const
const byDoctor = { who: ['doctor'], whose: 'party', record: 'subject' } as const
const byOwner = { who: ['patient'], whose: 'party', record: 'subject' } as const
const ofDoctor = { who: ['doctor'], whose: 'self' } as const

/** One record for each person and pet; `{id}` is the pet's, or the patient's user id. */
export const recordsCalls = {
  listRecords: {
    method: 'GET',
    path: '/records',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Whose records the caller reads: their own, their pets’ and those of pets in their care',
  },
  listPracticeRecords: {
    method: 'GET',
    path: '/practice/records',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'history' },
    summary: 'The people and animals that the doctor has or had a visit with, last seen first',
  },
  readRecord: { method: 'GET', path: '/records/{id}', access: reading, summary: 'What holds now, and what the caller may do' },
  readTimeline: {
    method: 'GET',
    path: '/records/{id}/timeline',
    access: reading,
    summary: 'Everything of a record, newest first',
  },
  addEntry: {
    method: 'POST',
    path: '/records/{id}/entries',
    access: writing,
    summary: 'Writes an entry; what owners write is marked as told by them',
    idempotent: true,
  },
  readEntry: {
    method: 'GET',
    path: '/record-entries/{id}',
    access: readingEntry,
    summary: 'An entry, with all that it said before',
  },
  correctEntry: {
    method: 'PUT',
    path: '/record-entries/{id}',
    access: changing,
    summary: 'Another edition over the one that was read; refused when somebody corrected it meanwhile',
  },
  withdrawEntry: {
    method: 'POST',
    path: '/record-entries/{id}/withdraw',
    access: changing,
    summary: 'Takes an entry out of what holds, with a reason; it can still be read',
  },
  confirmEntry: {
    method: 'POST',
    path: '/record-entries/{id}/confirm',
    access: { ...changing, who: ['doctor'] },
    summary: 'A doctor confirms what an owner told',
  },
  readDocument: {
    method: 'GET',
    path: '/record-entries/{id}/document',
    access: readingEntry,
    summary: 'The file of a document, to keep',
  },
  readNoteDraft: {
    method: 'GET',
    path: '/records/{id}/note-draft',
    access: byDoctor,
    summary: 'The doctor’s note that is not signed yet',
  },
  saveNoteDraft: {
    method: 'PUT',
    path: '/records/{id}/note-draft',
    access: byDoctor,
    summary: 'Keeps the draft; refused when it was changed in another window',
  },
  signNote: {
    method: 'POST',
    path: '/records/{id}/note-draft/sign',
    access: byDoctor,
    summary: 'The draft becomes an entry',
    idempotent: true,
  },
  readPhrases: { method: 'GET', path: '/note-phrases', access: ofDoctor, summary: 'Phrases that the doctor writes notes with' },
  savePhrases: { method: 'PUT', path: '/note-phrases', access: ofDoctor, summary: 'Keeps the phrases over those that were read' },
  listAllergens: {
    method: 'GET',
    path: '/allergens',
    access: { who: ['patient', 'doctor'], whose: 'public' },
    summary: 'The reference list of allergies, without what is retired',
  },
  openInEmergency: {
    method: 'POST',
    path: '/records/{id}/openings',
    access: byDoctor,
    summary: 'Opens a record that is closed to the doctor, for a day and with a reason; the patient is told at once',
  },
  findInEmergency: {
    method: 'POST',
    path: '/record-openings',
    access: ofDoctor,
    summary: 'The same for somebody the doctor never had a visit with, by e-mail address, phone or microchip',
  },
  listLooks: { method: 'GET', path: '/records/{id}/looks', access: byOwner, summary: 'Who read or wrote the record, and why' },
  askWhy: {
    method: 'POST',
    path: '/records/{id}/questions',
    access: byOwner,
    summary: 'Asks support why somebody looked',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
