import type { petSpecies } from '../kernel/animals.ts'

/** Whom it is about. */
export type PetSpecies = (typeof petSpecies)[number]

/**
 * How urgent it is. `now`: to a clinic at once. `today`: a veterinarian decides today what to do. `watch`: less than what is known to make
 * animals ill. `unknown`: nothing that we have tells. None of them says that it does no harm.
 */
export const urgencies = ['now', 'today', 'watch', 'unknown'] as const
export type Urgency = (typeof urgencies)[number]

/** In what an amount is said. */
export const amountUnits = ['g', 'mL', 'mg', 'piece'] as const
export type AmountUnit = (typeof amountUnits)[number]

export const substanceGroups = ['food', 'medicine', 'plant', 'household'] as const
export type SubstanceGroup = (typeof substanceGroups)[number]

/** What shows where it does harm. */
export const signGroups = [
  'nerves',
  'sugar',
  'kidneys',
  'blood',
  'liver',
  'stomach',
  'weakness',
  'bleeding',
  'burns',
  'breathing',
] as const
export type SignGroup = (typeof signGroups)[number]

/** Why it is as urgent as is said. */
export const urgencyReasons = [
  /** No amount is known to be too small. */
  'any_amount',
  /** As much as makes animals ill, or more. */
  'reached',
  /** Half of that or more: amounts and weights are guesses. */
  'near',
  'below',
  /** Amount or weight was not said: the worst that can be. */
  'assumed_worst',
  'species_unknown',
  'not_listed',
] as const
export type UrgencyReason = (typeof urgencyReasons)[number]

/** What is in the list, by names that stay. */
export const substanceIds = [
  'chocolate_white',
  'chocolate_milk',
  'chocolate_dark',
  'chocolate_baking',
  'cocoa_powder',
  'coffee_grounds',
  'coffee_brewed',
  'xylitol',
  'xylitol_gum',
  'grapes',
  'raisins',
  'onion',
  'onion_dried',
  'garlic',
  'macadamia',
  'bread_dough',
  'spirits',
  'wine',
  'beer',
  'avocado',
  'mouldy_food',
  'ibuprofen',
  'naproxen',
  'paracetamol',
  'aspirin',
  'other_medicine',
  'cannabis',
  'lily',
  'sago_palm',
  'oleander',
  'mushroom',
  'permethrin',
  'antifreeze',
  'rat_poison',
  'slug_bait',
  'battery',
  'cleaner',
  'cigarettes',
  'nicotine_liquid',
] as const
export type SubstanceId = (typeof substanceIds)[number]
