/** Whose licences administrators decide on. */
export const licensedKinds = ['doctor', 'pharmacy'] as const
export type Licensed = (typeof licensedKinds)[number]

/** What an administrator confirms before a licence is verified, in the order in which it is done. */
export const licenceChecks = ['register', 'name', 'papers', 'validity'] as const
export type LicenceCheck = (typeof licenceChecks)[number]

/** Papers that belong to a licence at most. */
export const mostLicencePapers = 6

/** Days before the last day of a licence on which its owner is reminded. */
export const expiryReminderDays = [30, 7, 0] as const

/**
 * The reminder that is due for a licence that ends in so many days, `null` for none. Each is sent once, and who missed one (a platform that
 * stood still) gets the latest of them alone.
 */
export function dueReminder(daysLeft: number, reminded: readonly number[]): number | null {
  const latest = expiryReminderDays.findLast((days) => daysLeft <= days)
  return latest === undefined || reminded.some((days) => days <= latest) ? null : latest
}
