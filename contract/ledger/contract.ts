import { bind } from '../kernel/call.ts'
import { ledgerCalls } from './calls.ts'
import { differencePage, differenceQuery, ledgerBalances } from './schemas.ts'

export const ledgerContract = bind(ledgerCalls, {
  readBalances: { answer: ledgerBalances },
  listDifferences: { query: differenceQuery, answer: differencePage },
  compareNow: { answer: ledgerBalances },
})
