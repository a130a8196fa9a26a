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
  listProductReviews: {
    method: 'GET',
    path: '/products/{id}/reviews',
    access: { who: 'anyone', whose: 'public' },
    summary: 'What those who bought a product say of it',
  },
  readOwnProductReview: {
    method: 'GET',
    path: '/own-product-reviews/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'The caller’s review of a product, and whether they may write one',
  },
  writeProductReview: {
    method: 'PUT',
    path: '/own-product-reviews/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'One review of a product that the caller bought and has: 1 to 5 and words; again changes it',
  },
  removeProductReview: {
    method: 'DELETE',
    path: '/own-product-reviews/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Take the caller’s review of a product away',
  },
} as const satisfies Record<string, Call>
