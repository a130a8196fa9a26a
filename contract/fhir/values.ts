/** A bundle of 5,000 observations has about 4 MB. */
export const mostBundleBytes = 12 * 1024 * 1024
export const mostBundleEntries = 20_000

/** Why something in a bundle is not taken into the record. */
export const leftOutReasons = [
  /** Of a kind that only a doctor or the platform writes: visits, prescriptions, notes, certificates. */
  'not_told_by_owners',
  /** Its own record says that it was wrong. */
  'entered_in_error',
  /** Measurements of a kind that has no place here. */
  'not_kept',
  /** Lacks what an entry must have, or has it in a form that cannot be read. */
  'unreadable',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
