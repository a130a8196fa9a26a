import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { mergesCalls } from './calls.ts'
import * as s from './schemas.ts'

export const mergesContract = bind(mergesCalls, {
  findDuplicates: { params: byId, query: s.duplicatesQuery, answer: s.duplicates },
  rehearseMerge: { body: s.mergeToRehearse, answer: s.mergeFigures },
  mergeAccounts: { body: s.mergeToDo, answer: s.mergeFigures },
})
