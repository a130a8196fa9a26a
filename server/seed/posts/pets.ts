import type { Draft } from './draft.ts'
import { catKidneys, catPain, litterTray } from './pets/cats.ts'
import { dogEmergency, puppyWeek, ticks } from './pets/dogs.ts'
import { fireworks, foodLabels, goodbye, petTravel, vetByVideo } from './pets/living.ts'
import { dogWeight, toothBrushing } from './pets/older-dogs.ts'
import { birdFeathers, rabbitEats } from './pets/small.ts'

/** Newest first. */
export const petPosts: readonly Draft[] = [
  dogEmergency,
  catPain,
  puppyWeek,
  ticks,
  litterTray,
  dogWeight,
  rabbitEats,
  fireworks,
  petTravel,
  vetByVideo,
  toothBrushing,
  catKidneys,
  birdFeathers,
  foodLabels,
  goodbye,
]
