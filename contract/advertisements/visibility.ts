/**
 * What counts as a view (MRC Viewable Ad Impression Measurement Guidelines): at least half of it, for one continuous second, in a tab that is seen.
 */
export const leastShare = 0.5
export const leastMilliseconds = 1000

/** What was seen of an advertisement so far; times in milliseconds, of any clock that goes on steadily. */
export interface Watch {
  readonly share: number
  readonly isTabSeen: boolean
  /** Since when half of it has been seen without a break; `null`: it is not now. */
  readonly since: number | null
  /** The longest time without a break that has ended. */
  readonly longest: number
}

export const unseen: Watch = { share: 0, isTabSeen: true, since: null, longest: 0 }

/** Goes on with what is seen from `at` on: another share of it, or a tab that comes or goes. */
export function watchOn(watch: Watch, at: number, seen: { readonly share?: number; readonly isTabSeen?: boolean }): Watch {
  const share = seen.share ?? watch.share
  const isTabSeen = seen.isTabSeen ?? watch.isTabSeen
  const counts = isTabSeen && share >= leastShare
  if (counts) return { share, isTabSeen, since: watch.since ?? at, longest: watch.longest }
  return { share, isTabSeen, since: null, longest: longestAt(watch, at) }
}

/** The longest time without a break by then. */
export function longestAt({ since, longest }: Watch, at: number): number {
  return since === null ? longest : Math.max(longest, at - since)
}

/** Whether it has been viewed by then; and if it goes on like this, in how many milliseconds it will have been (`null`: it does not go on). */
export const isViewed = (watch: Watch, at: number) => longestAt(watch, at) >= leastMilliseconds
export const viewedIn = (watch: Watch, at: number) =>
  watch.since === null ? null : Math.max(0, leastMilliseconds - (at - watch.since))
