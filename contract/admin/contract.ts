import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { confirmedChecks } from '../licences/schemas.ts'
import { adminCalls } from './calls.ts'
import * as s from './schemas.ts'

export const adminContract = bind(adminCalls, {
  readSummary: { query: s.summaryQuery, answer: s.summary },
  listOutbox: { query: s.outboxQuery, answer: s.outboxPage },
  readOutboxState: { answer: s.outboxState },
  readOutboxMessage: { params: byId, answer: s.outboxMessage },
  retryMessages: { body: s.messagesToRetry, answer: s.retryOutcomes },
  discardMessages: { body: s.messagesToDiscard, answer: s.discardOutcomes },
  verifyDoctor: { params: byId, body: confirmedChecks, answer: null },
  refuseDoctor: { params: byId, body: s.refusalReason, answer: null },
  listLicences: { query: s.licencesQuery, answer: s.licencesPage },
  revokeLicence: { params: byId, body: s.refusalReason, answer: s.revocation },
  listAudit: { query: s.auditQuery, answer: s.auditPage },
})
