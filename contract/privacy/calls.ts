import type { Call } from '../kernel/call.ts'
import { erasableRoles } from './values.ts'

const self = { who: erasableRoles, whose: 'self' } as const

/** What people have of their data: a copy, and that they are deleted. */
export const privacyCalls = {
  readOwnData: {
    method: 'GET',
    path: '/privacy',
    access: self,
    summary: 'How a deletion and a copy of one’s data stand, and what keeps the account from being deleted',
  },
  askErasure: {
    method: 'POST',
    path: '/privacy/erasure',
    access: self,
    summary: 'Ask for one’s account to be deleted; the password proves who asks',
  },
  takeErasureBack: { method: 'DELETE', path: '/privacy/erasure', access: self, summary: 'Keep the account after all' },
  askCopy: { method: 'POST', path: '/privacy/copy', access: self, summary: 'Ask for a copy of one’s data' },
  fetchCopy: { method: 'GET', path: '/privacy/copy/file', access: self, summary: 'The copy as a ZIP file' },
} as const satisfies Record<string, Call>
