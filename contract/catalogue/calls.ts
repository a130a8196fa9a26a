import type { Call } from '../kernel/call.ts'

export const catalogueCalls = {
  listProducts: {
    method: 'GET',
    path: '/products',
    access: { who: 'anyone', whose: 'public' },
    summary: 'Products that can be bought, by name; or the featured ones',
  },
} as const satisfies Record<string, Call>
