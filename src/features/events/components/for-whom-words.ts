import type { TFunction } from 'i18next'
import { petSpecies } from '#contract/people/choices.ts'
import type { EventFor } from '#contract/events/values.ts'

/** Whom an event is for, in words: groups have their own, one species is called as it is everywhere. */
export function forWhomWords(t: TFunction, forWhom: EventFor): string {
  const species = petSpecies.find((each) => each === forWhom)
  return species ? t('events.forSpecies', { species: t(`species.${species}`) }) : t(`events.forWhom.${forWhom as 'pets'}`)
}
