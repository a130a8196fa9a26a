import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const mergesCalls = {
  findDuplicates: {
    method: 'GET',
    path: '/admin/accounts/{id}/duplicates',
    access: { ...all, record: 'account' },
    summary: 'Accounts that may be of the same patient: of the same name, or found by name or mail address',
  },
  rehearseMerge: {
    method: 'POST',
    path: '/admin/merges/rehearse',
    access: all,
    summary:
      'Make two accounts of a patient one and take it back within one transaction; tells what goes over and what stands in the way',
  },
  mergeAccounts: {
    method: 'POST',
    path: '/admin/merges',
    access: all,
    summary: 'Give all of one account of a patient to another one, and close it; refused where something stands in the way',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
