import type { Call } from '../kernel/call.ts'

/** Where the hub is, below the server's root. */
export const hubPath = '/hub'

export const hubCalls = {
  issueTicket: {
    method: 'POST',
    path: '/hub-tickets',
    access: { who: 'signedIn', whose: 'self' },
    summary: 'A ticket for one hub connection: good once, for 60 seconds',
  },
  readEvents: {
    method: 'GET',
    path: '/hub-events',
    access: { who: 'signedIn', whose: 'self' },
    summary: "The caller's events since a sequence number, for whoever cannot hold a connection",
  },
} as const satisfies Record<string, Call>
