import { classesOf, classNames, relatedClasses, substancesOf, type MedicineClass } from '../data/classes.ts'
import { fold, wordsOf } from '../search/fold.ts'
import { substancesNamed } from '../search/lexicon.ts'
import { clear, unknown, warning, type Finding, type Rule } from './circumstances.ts'

interface Allergen {
  readonly substances: readonly string[]
  readonly classes: readonly MedicineClass[]
}

/** What an allergen of the record means: substances of ours, or a class by its name. `null`: no medicine that we know. */
export function readAllergen(text: string): Allergen | null {
  const named = classNames[wordsOf(text).join(' ')] ?? classNames[fold(text).trim()]
  if (named) return { substances: [], classes: [named] }
  const substances = [...new Set([...substancesNamed(text), ...inClasses(text)])]
  return substances.length > 0 ? { substances, classes: substances.flatMap(classesOf) } : null
}

/** Substances that a class has though the list has no medicine of them. */
const inClasses = (text: string) => wordsOf(text).flatMap((word) => classSubstances.get(word) ?? [])
const classSubstances = new Map([...new Set(Object.values(classNames).flatMap(substancesOf))].map((name) => [fold(name), name]))

const isRelated = (one: MedicineClass, other: MedicineClass) =>
  relatedClasses.some(([first, second]) => (first === one && second === other) || (first === other && second === one))

const read = new WeakMap<readonly string[], readonly { readonly text: string; readonly allergen: Allergen | null }[]>()

/** What a record's allergens mean: read once for all lines that are held against them. */
function readAllergens(texts: readonly string[]) {
  const known = read.get(texts)
  if (known) return known
  const found = texts.map((text) => ({ text, allergen: readAllergen(text) }))
  read.set(texts, found)
  return found
}

/** Is somebody allergic to it, or to one like it? */
export const allergyRule: Rule = ({ substances }, _others, { allergens }) => {
  if (allergens.length === 0) return [clear()]
  if (substances.length === 0) return [unknown('not_in_formulary')]
  const classes = substances.flatMap(classesOf)
  const found = readAllergens(allergens).flatMap(({ text, allergen }): Finding[] => {
    if (!allergen) return [unknown('allergy_not_understood', [text])]
    if (substances.some((substance) => allergen.substances.includes(substance))) return [warning('allergy_to_substance', [text])]
    if (classes.some((one) => allergen.classes.includes(one))) return [warning('allergy_to_class', [text])]
    if (classes.some((one) => allergen.classes.some((other) => isRelated(one, other))))
      return [warning('allergy_to_related_class', [text])]
    return []
  })
  return found.length > 0 ? found : [clear()]
}
