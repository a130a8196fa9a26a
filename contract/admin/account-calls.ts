import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const adminAccountCalls = {
  listAccounts: {
    method: 'GET',
    path: '/admin/accounts',
    access: all,
    summary: 'Accounts of one role, searched, filtered and sorted',
  },
  countAccounts: {
    method: 'GET',
    path: '/admin/accounts/count',
    access: all,
    summary: 'How many accounts match, exactly',
  },
  readAccount: {
    method: 'GET',
    path: '/admin/accounts/{id}',
    access: { ...all, record: 'account' },
    summary: 'One account with what was decided on it; reading it is audited',
  },
  suspendAccount: {
    method: 'POST',
    path: '/admin/accounts/{id}/suspend',
    access: { ...all, record: 'account' },
    summary: 'Keep somebody out with a reason: their sessions end and nobody finds them, at once',
  },
  restoreAccount: {
    method: 'POST',
    path: '/admin/accounts/{id}/restore',
    access: { ...all, record: 'account' },
    summary: 'Let a suspended account in again',
  },
  verifyPharmacy: {
    method: 'POST',
    path: '/admin/pharmacies/{id}/verify',
    access: { ...all, record: 'licensedPharmacy' },
    summary: "Accept a pharmacy's licence: its goods can be found and ordered",
  },
  refusePharmacy: {
    method: 'POST',
    path: '/admin/pharmacies/{id}/refuse',
    access: { ...all, record: 'licensedPharmacy' },
    summary: "Refuse a pharmacy's licence; the pharmacy is told the reason",
  },
  revokePharmacy: {
    method: 'POST',
    path: '/admin/pharmacies/{id}/revoke',
    access: { ...all, record: 'licensedPharmacy' },
    summary: "Take a pharmacy's verified licence back: its goods are neither found nor ordered any more",
  },
  rehearseOperation: {
    method: 'POST',
    path: '/admin/operations/rehearse',
    access: all,
    summary: 'Do an operation and take it back within one transaction; tells what it would touch',
  },
  startOperation: {
    method: 'POST',
    path: '/admin/operations',
    access: all,
    idempotent: true,
    summary: 'Suspend or restore many accounts, which are settled now; refused when their number is not the expected one',
  },
  listOperations: {
    method: 'GET',
    path: '/admin/operations',
    access: all,
    summary: 'Operations over many accounts, latest first',
  },
  readOperation: {
    method: 'GET',
    path: '/admin/operations/{id}',
    access: { ...all, record: 'operation' },
    summary: 'How far an operation has come',
  },
  listOperationRows: {
    method: 'GET',
    path: '/admin/operations/{id}/rows',
    access: { ...all, record: 'operation' },
    summary: 'What came of each account of an operation',
  },
  undoOperation: {
    method: 'POST',
    path: '/admin/operations/{id}/undo',
    access: { ...all, record: 'operation' },
    summary: 'Take an operation back before anybody had a mail: within ten minutes, or what administrators set',
  },
} as const satisfies Record<string, Call>
