/** What can be said of any animal, whoever speaks of it. No zod: screens may import it for nothing. */

export const petSexes = ['female', 'male', 'unknown'] as const
export const petSpecies = [
  'dog',
  'cat',
  'rabbit',
  'guinea_pig',
  'hamster',
  'bird',
  'fish',
  'reptile',
  'ferret',
  'horse',
  'other',
] as const
