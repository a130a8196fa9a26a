import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { confirmedChecks } from '../licences/schemas.ts'
import { adminAccountCalls } from './account-calls.ts'
import * as s from './account-schemas.ts'
import { refusalReason, revocation } from './schemas.ts'

export const adminAccountContract = bind(adminAccountCalls, {
  listAccounts: { query: s.accountsQuery, answer: s.accountsPage },
  countAccounts: { query: s.matchingAccounts, answer: s.accountsCount },
  readAccount: { params: byId, answer: s.accountDetails },
  suspendAccount: { params: byId, body: s.accountReason, answer: null },
  restoreAccount: { params: byId, body: s.accountReason, answer: null },
  verifyPharmacy: { params: byId, body: confirmedChecks, answer: null },
  refusePharmacy: { params: byId, body: refusalReason, answer: null },
  revokePharmacy: { params: byId, body: refusalReason, answer: revocation },
  rehearseOperation: { body: s.operationToRehearse, answer: s.rehearsal },
  startOperation: { body: s.operationToStart, answer: s.operation, status: 201 },
  listOperations: { query: s.operationsQuery, answer: s.operationsPage },
  readOperation: { params: byId, answer: s.operation },
  listOperationRows: { params: byId, query: s.operationRowsQuery, answer: s.operationRowsPage },
  undoOperation: { params: byId, answer: s.operation },
})
