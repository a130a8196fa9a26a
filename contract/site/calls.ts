import type { Call } from '../kernel/call.ts'

const open = { who: 'anyone', whose: 'public' } as const

export const siteCalls = {
  readHome: {
    method: 'GET',
    path: '/home',
    access: open,
    summary: 'What the home page shows, in one call',
  },
  sendContactMessage: {
    method: 'POST',
    path: '/contact-messages',
    access: open,
    summary: 'Write to the support inbox; limited per address',
  },
} as const satisfies Record<string, Call>
