/** No zod: screens may import this for nothing. */

/** What is counted of the account that is closed; everything else of it is `others`. */
export const movedKinds = [
  'pets',
  'visits',
  'orders',
  'prescriptions',
  'certificates',
  'entries',
  'conversations',
  'posts',
  'others',
] as const
export type MovedKind = (typeof movedKinds)[number]

/** Why two accounts cannot become one as they stand: both have a plan that runs, both have a visit at one time, or anything else that each has once. */
export const mergeObstacles = ['plans', 'visits', 'others'] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

/** Accounts that are proposed. */
export const candidatesShown = 20
