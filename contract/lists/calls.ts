import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const
const entry = { ...all, record: 'referenceEntry' } as const

/** The office's reference lists: awards, skills, allergies. */
export const listsCalls = {
  listReferenceEntries: {
    method: 'GET',
    path: '/admin/reference-entries',
    access: all,
    summary: 'Entries of one list by name, with other names, what was merged into them and how often they are used',
  },
  addReferenceEntry: { method: 'POST', path: '/admin/reference-entries', access: all, summary: 'Adds an entry to a list' },
  changeReferenceEntry: {
    method: 'PUT',
    path: '/admin/reference-entries/{id}',
    access: entry,
    summary: 'Gives an entry another name, or other names beside it; it is called anew wherever it is used',
  },
  retireReferenceEntry: {
    method: 'PUT',
    path: '/admin/reference-entries/{id}/retirement',
    access: entry,
    summary: 'Takes an entry out of what can be chosen, or brings it back; it stays where it is used',
  },
  mergeReferenceEntry: {
    method: 'POST',
    path: '/admin/reference-entries/{id}/merge',
    access: entry,
    summary: 'Makes an entry stand for another one of its list; can be taken back for 30 days',
  },
  undoReferenceMerge: {
    method: 'POST',
    path: '/admin/reference-merges/{id}/undo',
    access: { ...all, record: 'referenceMerge' },
    summary: 'Takes a merge back: both entries are what they were',
  },
  readReferenceFile: {
    method: 'GET',
    path: '/admin/reference-entries/file',
    access: all,
    summary: 'All entries that match as CSV, which can be brought in again',
  },
  importReferenceEntries: {
    method: 'POST',
    path: '/admin/reference-entries/import',
    access: all,
    summary: 'Checks a file of entries, and brings all of it in where that is asked and no line is faulty',
  },
} as const satisfies Record<string, Call>
