/** Who has a licence that administrators decide on. */
export type Licensed = 'doctor' | 'pharmacy'

/** Where the licence of each lies. The columns are named alike, so that queries speak of either as of doctors. */
export const licenceTable = (of: Licensed) => (of === 'doctor' ? 'doctors' : 'pharmacies') as 'doctors'
