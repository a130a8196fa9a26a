import type { Call } from '../kernel/call.ts'

export const catalogueCalls = {
  listProducts: {
    method: 'GET',
    path: '/products',
    access: { who: 'anyone', whose: 'public' },
    summary: 'Products of verified pharmacies, newest first; or the few featured ones',
  },
} as const satisfies Record<string, Call>
