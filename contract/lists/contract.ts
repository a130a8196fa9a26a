import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { listsCalls } from './calls.ts'
import * as s from './schemas.ts'

export const listsContract = bind(listsCalls, {
  listReferenceEntries: { query: s.entriesQuery, answer: s.referenceEntryPage },
  addReferenceEntry: { body: s.newEntry, answer: s.referenceEntry, status: 201 },
  changeReferenceEntry: { params: byId, body: s.entryChange, answer: s.referenceEntry },
  retireReferenceEntry: { params: byId, body: s.retirement, answer: s.referenceEntry },
  mergeReferenceEntry: { params: byId, body: s.mergeInto, answer: s.referenceEntry },
  undoReferenceMerge: { params: byId, answer: s.referenceEntry },
  readReferenceFile: { query: s.matchingEntries, answer: 'text/csv' },
  importReferenceEntries: { body: s.listFile, answer: s.listImport },
})
