import { householdHazards, mdr1, speciesHazards } from '../data/species-hazards.ts'
import { wordsOf } from '../search/fold.ts'
import { clear, unknown, warning, type Finding, type Rule } from './circumstances.ts'

/** Does the species bear it? */
export const speciesRule: Rule = ({ substances, medicine }, _others, { kind, breed }) => {
  if (kind === 'person') return [clear('does_not_apply')]
  if (substances.length === 0) return [unknown('not_in_formulary')]
  if (kind === 'other') return [unknown('species_unknown')]
  const poison = speciesHazards.find(
    (hazard) => hazard.species.includes(kind) && hazard.substances.some((one) => substances.includes(one)),
  )
  if (poison) return [warning('toxic_for_species', [], poison.source)]
  const found: Finding[] = medicine && !medicine.isFor.includes(kind) ? [warning('not_for_species', [])] : []
  if (kind === 'dog' && mdr1.substances.some((one) => substances.includes(one))) found.push(...mdr1Finding(breed))
  return found.length > 0 ? found : [clear()]
}

function mdr1Finding(breed: string | null): Finding[] {
  const words = ` ${wordsOf(breed ?? '').join(' ')} `
  if (mdr1.breeds.some((name) => words.includes(` ${name} `))) return [warning('mdr1', [breed ?? ''], mdr1.source)]
  const isUnsaid = words.trim() === '' || mdr1.unsaid.some((name) => words.includes(` ${name} `))
  return isUnsaid ? [unknown('breed_unknown')] : []
}

/** Does it harm an animal that lives there? */
export const householdRule: Rule = ({ substances, route }, _others, { household }) => {
  if (household.length === 0) return [clear('does_not_apply')]
  if (substances.length === 0) return [unknown('not_in_formulary')]
  const found = household.flatMap(({ name, species }): Finding[] => {
    const hazard = householdHazards.find(
      (each) =>
        each.species.includes(species) &&
        each.routes.includes(route) &&
        each.substances.some((substance) => substances.includes(substance)),
    )
    return hazard ? [warning('lives_with', [name], hazard.source)] : []
  })
  return found.length > 0 ? found : [clear()]
}
