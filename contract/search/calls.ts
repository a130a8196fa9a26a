import type { Call } from '../kernel/call.ts'

export const searchCalls = {
  /** A call that asks with a body: what people look for are names, and addresses end up in the logs of whatever lies between. */
  search: {
    method: 'POST',
    path: '/search',
    access: { who: 'anyone', whose: 'party' },
    summary:
      'Doctors, products, articles, and of the caller’s own: visits, orders, patients and pets, invoices; for administrators accounts and orders',
  },
} as const satisfies Record<string, Call>
