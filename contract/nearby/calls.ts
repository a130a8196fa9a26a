import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const

export const nearbyCalls = {
  listPetsNearby: {
    method: 'GET',
    path: '/nearby/pets',
    access: { who: ['patient'], whose: 'public' },
    summary: 'Pets whose owners show them, nearest first, by blurred points alone',
  },
  readNearbySharing: {
    method: 'GET',
    path: '/nearby/sharing',
    access: own,
    summary: 'Which of the own pets others see, and where',
  },
  shareNearby: {
    method: 'PUT',
    path: '/nearby/sharing',
    access: own,
    summary: 'Show pets to others, or none. Of a place that is sent only a point 250 to 500 m away is kept',
  },
} as const satisfies Record<string, Call>
