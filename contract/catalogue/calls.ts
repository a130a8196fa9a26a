import type { Call } from '../kernel/call.ts'

export const catalogueCalls = {
  listProducts: {
    method: 'GET',
    path: '/products',
    access: { who: 'anyone', whose: 'public' },
    summary: 'Products of verified pharmacies, searched, narrowed and sorted; or the few featured ones',
  },
  readProduct: {
    method: 'GET',
    path: '/products/{id}',
    access: { who: 'anyone', whose: 'public' },
    summary: 'One product of a verified pharmacy, with who sells it and others of its category',
  },
  countProducts: {
    method: 'GET',
    path: '/product-counts',
    access: { who: 'anyone', whose: 'public' },
    summary: 'How many products each category has, of those that are searched for',
  },
} as const satisfies Record<string, Call>
