import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const seeAsCalls = {
  beginSeeAs: {
    method: 'POST',
    path: '/admin/accounts/{id}/see-as',
    access: { ...all, record: 'account' },
    summary: 'Open a session of fifteen minutes with somebody’s eyes that can change nothing; the person is told',
  },
  endSeeAs: {
    method: 'POST',
    path: '/admin/see-as/{id}/end',
    access: { ...all, record: 'seeAs' },
    summary: 'End such a session early',
  },
} as const satisfies Record<string, Call>
