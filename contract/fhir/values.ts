/** A bundle of 5,000 observations has about 4 MB. */
export const mostBundleBytes = 12 * 1024 * 1024
export const mostBundleEntries = 20_000

/** Names shown of what is skipped for one reason, at most. */
export const mostSkippedNames = 5

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
  /** Never given, never taken, never measured. */
  'not_done',
  /** Ruled out. */
  'refuted',
  /** A tentative diagnosis. */
  'suspected',
  /** An allergy that is over: the record knows no past allergies. */
  'no_longer',
  /** A medicine that is no longer taken, without the day on which that ended. */
  'ended',
  /** A medicine that is paused. */
  'on_hold',
  /** A medicine that is to be taken some day. */
  'planned',
  /** A measurement that nobody has signed off yet. */
  'not_final',
  'cancelled',
  /** A vaccination that was too weak to count. */
  'subpotent',
  /** States that nothing is known, such as "no known allergies", which is no allergy. */
  'none_known',
  /** Its status is missing, contradicts itself, or is none that we know. */
  'unclear_status',
  /** Carries a modifier that changes its meaning in a way we do not know. */
  'special_rules',
  /** Dated before its patient was born. */
  'before_birth',
  /** Of another patient of the same bundle than the one chosen. */
  'other_patient',
  /** Of a group, a device, a donor … */
  'other_subject',
  /** Of none of several patients. */
  'no_patient',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
