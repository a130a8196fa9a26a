import { interactionSource } from '#contract/formulary/values.ts'
import { classesOf, notTwice } from '../data/classes.ts'
import { pairs } from '../data/pairs.ts'
import { fold } from '../search/fold.ts'
import { clear, unknown, warning, type Finding, type Rule, type Taken } from './circumstances.ts'

const classesNotTwice = ({ substances }: Pick<Taken, 'substances'>) =>
  substances.flatMap(classesOf).filter((one) => notTwice.has(one))

/** Is it taken already, or something of its kind? */
export const duplicateRule: Rule = (line, others, { taken }) => {
  const name = fold(line.name).trim()
  const own = classesNotTwice(line)
  const found = [...others, ...taken].flatMap((other): Finding[] => {
    if (line.substances.some((substance) => other.substances.includes(substance)))
      return [warning('same_substance', [other.name])]
    if (name === fold(other.name).trim()) return [warning('same_name', [other.name])]
    const shared = new Set(classesNotTwice(other))
    return own.some((one) => shared.has(one)) ? [warning('same_class', [other.name])] : []
  })
  if (found.length > 0) return found
  const hasOthers = others.length + taken.length > 0
  return [hasOthers && line.substances.length === 0 ? unknown('not_in_formulary') : clear()]
}

/** Are the two never to be given together, whichever of them is named first? */
export const isPair = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((substance) => {
    const notWith = notTogether.get(substance)
    return notWith !== undefined && other.some((each) => notWith.has(each))
  })

/** For each substance those that it is not given with, in both directions. */
const notTogether = new Map<string, Set<string>>()
for (const pair of pairs)
  for (const [some, others] of [
    [pair.one, pair.other],
    [pair.other, pair.one],
  ] as const)
    for (const substance of some) notTogether.set(substance, new Set([...(notTogether.get(substance) ?? []), ...others]))

/** Nothing found: in this list, which is all that was checked. */
const noneFound: Finding = { ...clear(), source: interactionSource }

/** Does it go together with what else is taken? By the panel's list alone: what it does not have is not called harmless. */
export const interactionRule: Rule = (line, others, { taken }) => {
  const all = [...others, ...taken]
  if (all.length === 0) return [noneFound]
  if (line.substances.length === 0) return [unknown('not_in_formulary')]
  const found = all.flatMap((other): Finding[] => {
    if (other.substances.length === 0) return [unknown('other_medicine_not_in_formulary', [other.name])]
    return isPair(line.substances, other.substances) ? [warning('pair', [other.name], interactionSource)] : []
  })
  return found.length > 0 ? found : [noneFound]
}
