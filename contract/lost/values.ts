/** The words of lost animals that browser and server share. No zod: screens may import them for nothing. */

export const lostStates = ['open', 'found'] as const
export type LostState = (typeof lostStates)[number]

export const sightingStates = ['held', 'likely', 'dismissed'] as const
export type SightingState = (typeof sightingStates)[number]

export const lostLimits = {
  words: 800,
  mark: 200,
  contact: 200,
  /** Kilometres that alerts reach at most. */
  farthest: 50,
  /** Of one case; a network that has sent none may always send its first. */
  sightings: 200,
  sightingsPerNetwork: 20,
  /** Of one message between owner and finder. */
  message: 800,
  messages: 100,
  /** Squares of ground that a helper's device hands over at once. */
  cells: 100,
} as const
