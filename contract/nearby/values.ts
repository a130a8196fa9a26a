/** The words of pets nearby that browser and server share. No zod: screens may import them for nothing. */

/** Metres between where somebody is and where others see them. Drawn well within, so that a fix a little beside the last one is the same place. */
export const blur = { least: 250, most: 500, drawnLeast: 275, drawnMost: 475 } as const

export const nearbyLimits = {
  about: 160,
  /** Places of one person in a day: who drew often could average the offset away. */
  placesPerDay: 6,
  /** Kilometres. */
  farthest: 500,
} as const
