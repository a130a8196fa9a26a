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

/** What both have and a person has once: of the account that is closed it ends. Everything else of that sort is `others`. */
export const onceKinds = ['cart', 'favourites', 'follows', 'likes', 'reviews', 'settings', 'others'] as const
export type OnceKind = (typeof onceKinds)[number]

/** Why two accounts cannot become one as they stand: both have a plan that runs, both have a visit at one time, or anything else that each has once. */
export const mergeObstacles = ['plans', 'visits', 'others'] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

/** Accounts that are proposed. */
export const candidatesShown = 20
