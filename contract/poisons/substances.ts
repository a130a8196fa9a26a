import type { SourceName } from './sources.ts'
import type { AmountUnit, PetSpecies, SignGroup, SubstanceGroup, SubstanceId } from './values.ts'

/** From a dose on it is that urgent; in milligrams for each kilogram of the animal. */
export interface Threshold {
  readonly from: number
  readonly urgency: 'now' | 'today'
}

/** What is known for a species: any amount, or by the dose, and how urgent less than the first threshold is. */
export type Rule =
  | { readonly any: 'now' | 'today' }
  | { readonly thresholds: readonly Threshold[]; readonly below: 'today' | 'watch' }

export interface Substance {
  readonly id: SubstanceId
  readonly group: SubstanceGroup
  /** In what the amount is asked; `null` where it makes no difference. */
  readonly unit: AmountUnit | null
  /** Milligrams of what harms in one unit: the most that is usual. */
  readonly milligrams: number
  /** Species that are missing here are not known. */
  readonly rules: Readonly<Partial<Record<PetSpecies, Rule>>>
  readonly signs: readonly SignGroup[]
  /** Hours within which it shows, at most. */
  readonly hours: number
  readonly source: SourceName
}

const now: Rule = { any: 'now' }
const today: Rule = { any: 'today' }
const byDose = (below: 'today' | 'watch', ...thresholds: readonly Threshold[]): Rule => ({ thresholds, below })
const from = (dose: number, urgency: Threshold['urgency'] = 'now'): Threshold => ({ from: dose, urgency })

const dogAndCat = (rule: Rule) => ({ dog: rule, cat: rule })
const allMammals = (rule: Rule) => ({
  ...dogAndCat(rule),
  ferret: rule,
  rabbit: rule,
  guinea_pig: rule,
  hamster: rule,
  horse: rule,
})
const everyone = (rule: Rule) => ({ ...allMammals(rule), bird: rule, reptile: rule })

/** Milligrams of a food itself in one gram of it. */
const itself = 1000

/** Theobromine and caffeine together: mild signs from 20 mg/kg, the heart from 40 mg/kg. */
const methylxanthines = dogAndCat(byDose('watch', from(20, 'today'), from(40)))
const cocoa = (id: SubstanceId, milligrams: number): Substance => ({
  id,
  group: 'food',
  unit: 'g',
  milligrams,
  rules: methylxanthines,
  signs: ['stomach', 'nerves'],
  hours: 24,
  source: 'chocolate',
})

/** Of the onion family: 5 g/kg for cats, 15 g/kg for dogs; a third of that is looked at the same day. */
const alliums = { dog: byDose('watch', from(5_000, 'today'), from(15_000)), cat: byDose('today', from(5_000)) }

const poison = (
  id: SubstanceId,
  group: SubstanceGroup,
  rules: Substance['rules'],
  signs: readonly SignGroup[],
  hours: number,
  source: SourceName,
): Substance => ({ id, group, unit: null, milligrams: 0, rules, signs, hours, source })

/** What animals eat and should not. Contents are the highest that are usual, so that a guess is on the safe side. */
export const substances: readonly Substance[] = [
  cocoa('chocolate_white', 0.04),
  cocoa('chocolate_milk', 2.3),
  cocoa('chocolate_dark', 5.7),
  cocoa('chocolate_baking', 16),
  cocoa('cocoa_powder', 28.5),
  { ...cocoa('coffee_grounds', 20), signs: ['nerves', 'stomach'] },
  { ...cocoa('coffee_brewed', 0.6), unit: 'mL', signs: ['nerves', 'stomach'] },
  {
    id: 'xylitol',
    group: 'food',
    unit: 'g',
    milligrams: itself,
    rules: { dog: byDose('today', from(75)), ferret: today },
    signs: ['sugar', 'liver'],
    hours: 72,
    source: 'foods',
  },
  {
    id: 'xylitol_gum',
    group: 'food',
    unit: 'piece',
    milligrams: 1_000,
    rules: { dog: byDose('today', from(75)), ferret: today },
    signs: ['sugar', 'liver'],
    hours: 72,
    source: 'foods',
  },
  poison('grapes', 'food', { dog: now, cat: today, ferret: today }, ['stomach', 'kidneys'], 72, 'foods'),
  poison('raisins', 'food', { dog: now, cat: today, ferret: today }, ['stomach', 'kidneys'], 72, 'foods'),
  {
    id: 'onion',
    group: 'food',
    unit: 'g',
    milligrams: itself,
    rules: alliums,
    signs: ['blood', 'stomach'],
    hours: 120,
    source: 'foods',
  },
  // Dried it is a ninth of the weight.
  {
    id: 'onion_dried',
    group: 'food',
    unit: 'g',
    milligrams: 9 * itself,
    rules: alliums,
    signs: ['blood', 'stomach'],
    hours: 120,
    source: 'foods',
  },
  // Three to five times as strong as onion.
  {
    id: 'garlic',
    group: 'food',
    unit: 'g',
    milligrams: 5 * itself,
    rules: alliums,
    signs: ['blood', 'stomach'],
    hours: 120,
    source: 'foods',
  },
  {
    id: 'macadamia',
    group: 'food',
    unit: 'g',
    milligrams: itself,
    rules: { dog: byDose('watch', from(700, 'today'), from(2_400)) },
    signs: ['weakness', 'stomach'],
    hours: 48,
    source: 'foods',
  },
  poison('bread_dough', 'food', { dog: now, cat: now }, ['stomach', 'weakness', 'breathing'], 12, 'foods'),
  {
    id: 'spirits',
    group: 'food',
    unit: 'mL',
    milligrams: 320,
    rules: dogAndCat(byDose('today', from(550))),
    signs: ['weakness', 'breathing'],
    hours: 12,
    source: 'foods',
  },
  {
    id: 'wine',
    group: 'food',
    unit: 'mL',
    milligrams: 110,
    rules: dogAndCat(byDose('today', from(550))),
    signs: ['weakness', 'breathing'],
    hours: 12,
    source: 'foods',
  },
  {
    id: 'beer',
    group: 'food',
    unit: 'mL',
    milligrams: 45,
    rules: dogAndCat(byDose('today', from(550))),
    signs: ['weakness', 'breathing'],
    hours: 12,
    source: 'foods',
  },
  poison(
    'avocado',
    'food',
    { bird: now, rabbit: now, guinea_pig: now, horse: now, hamster: now },
    ['breathing', 'weakness'],
    48,
    'avocado',
  ),
  poison('mouldy_food', 'food', dogAndCat(now), ['nerves', 'stomach'], 24, 'household'),
  {
    id: 'ibuprofen',
    group: 'medicine',
    unit: 'mg',
    milligrams: 1,
    rules: { dog: byDose('today', from(25)), cat: now, ferret: now },
    signs: ['stomach', 'kidneys', 'nerves'],
    hours: 96,
    source: 'ibuprofen',
  },
  {
    id: 'naproxen',
    group: 'medicine',
    unit: 'mg',
    milligrams: 1,
    rules: { dog: byDose('today', from(5)), cat: now, ferret: now },
    signs: ['stomach', 'kidneys'],
    hours: 96,
    source: 'analgesics',
  },
  {
    id: 'paracetamol',
    group: 'medicine',
    unit: 'mg',
    milligrams: 1,
    rules: { dog: byDose('today', from(75)), cat: now, ferret: now },
    signs: ['blood', 'liver', 'breathing'],
    hours: 72,
    source: 'analgesics',
  },
  {
    id: 'aspirin',
    group: 'medicine',
    unit: 'mg',
    milligrams: 1,
    rules: { dog: byDose('today', from(50)), cat: now, ferret: now },
    signs: ['stomach', 'breathing', 'bleeding'],
    hours: 72,
    source: 'analgesics',
  },
  poison('other_medicine', 'medicine', everyone(today), ['nerves', 'weakness', 'stomach'], 72, 'controlCenter'),
  poison('cannabis', 'medicine', dogAndCat(today), ['weakness', 'nerves'], 24, 'controlCenter'),
  poison('lily', 'plant', { cat: now, dog: today }, ['stomach', 'kidneys'], 72, 'lilies'),
  poison('sago_palm', 'plant', dogAndCat(now), ['stomach', 'liver', 'bleeding'], 72, 'plants'),
  poison('oleander', 'plant', everyone(now), ['stomach', 'weakness'], 24, 'plants'),
  poison('mushroom', 'plant', everyone(now), ['stomach', 'nerves', 'liver'], 72, 'household'),
  poison('permethrin', 'household', { cat: now }, ['nerves'], 72, 'pyrethroids'),
  poison('antifreeze', 'household', everyone(now), ['weakness', 'kidneys'], 72, 'glycol'),
  poison('rat_poison', 'household', everyone(now), ['bleeding', 'nerves'], 168, 'rodenticides'),
  poison('slug_bait', 'household', everyone(now), ['nerves'], 24, 'metaldehyde'),
  poison('battery', 'household', everyone(now), ['burns', 'stomach'], 48, 'household'),
  poison('cleaner', 'household', everyone(now), ['burns', 'breathing'], 48, 'household'),
  {
    id: 'cigarettes',
    group: 'household',
    unit: 'piece',
    milligrams: 30,
    rules: dogAndCat(byDose('today', from(1))),
    signs: ['nerves', 'stomach'],
    hours: 12,
    source: 'nicotine',
  },
  poison('nicotine_liquid', 'household', everyone(now), ['nerves', 'breathing'], 12, 'nicotine'),
]

/** By its id. */
export const substanceById = (id: string): Substance | undefined => substances.find((one) => one.id === id)
