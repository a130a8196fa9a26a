import type { SocialFault } from './social-client.ts'

const faults: Readonly<Record<string, SocialFault>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/unauthorized-domain': 'notAllowed',
}

/** What one of Firebase's errors means to the person. */
export function faultOfCode(error: unknown): SocialFault {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return faults[code] ?? 'failed'
}
