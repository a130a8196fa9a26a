import type { Call } from '../kernel/call.ts'

const prescribers = { who: ['doctor', 'staff'], whose: 'all' } as const

/** Medicines and their usual doses. They are asked for by name alone, and never with whom they are for. */
export const formularyCalls = {
  searchMedicines: {
    method: 'GET',
    path: '/formulary/medicines',
    access: prescribers,
    summary: 'Medicines by name or substance, best first; typing errors are forgiven',
  },
  listDoseTemplates: {
    method: 'GET',
    path: '/formulary/dose-templates',
    access: prescribers,
    summary: 'Usual doses of a medicine for a person or a species, each with its source',
  },
} as const satisfies Record<string, Call>
