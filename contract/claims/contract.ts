import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { claimsCalls } from './calls.ts'
import { claim, claimPaperQuery } from './schemas.ts'

export const claimsContract = bind(claimsCalls, {
  readClaim: { params: byId, answer: claim },
  readClaimPaper: { params: byId, query: claimPaperQuery, answer: 'application/pdf' },
})
