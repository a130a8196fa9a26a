import type { SubjectKind } from '#contract/formulary/values.ts'
import { speciesHazards } from './data/species-hazards.ts'
import { substancesNamed } from './search/lexicon.ts'

/** Whether what is called so is poison for the species, in doses that others take. Of a name that names no substance nothing is known. */
export function dangerousTo(name: string, species: SubjectKind): boolean {
  const substances = substancesNamed(name)
  return speciesHazards.some(
    (hazard) => hazard.species.includes(species) && hazard.substances.some((one) => substances.includes(one)),
  )
}
