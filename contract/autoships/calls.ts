import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
const owner = { who: ['patient'], whose: 'party', record: 'autoship' } as const

/** Regular deliveries. */
export const autoshipsCalls = {
  listAutoships: {
    method: 'GET',
    path: '/autoships',
    access: own,
    summary: 'The caller’s regular deliveries, the next one first',
  },
  startAutoship: {
    method: 'POST',
    path: '/autoships',
    access: own,
    summary: 'A product every so many weeks, for no more than the total that was shown',
    idempotent: true,
  },
  startMedicineAutoship: {
    method: 'POST',
    path: '/prescriptions/{id}/autoships',
    access: { who: ['patient'], whose: 'party', record: 'prescription' },
    summary: 'A medicine of a prescription sent to a pharmacy every so many weeks, which then names its price',
    idempotent: true,
  },
  changeAutoship: {
    method: 'PUT',
    path: '/autoships/{id}',
    access: owner,
    summary: 'How much, how often, on which day, and where to',
  },
  stepAutoship: {
    method: 'POST',
    path: '/autoships/{id}/steps',
    access: owner,
    summary: 'Skips, pauses, goes on with or ends a delivery, or answers what it asks',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
