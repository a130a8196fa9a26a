import type { Licensed } from '#contract/licences/values.ts'

/** Where the licence of each lies. The columns are named alike, so that queries speak of either as of doctors. */
export const licenceTable = (of: Licensed) => (of === 'doctor' ? 'doctors' : 'pharmacies') as 'doctors'
