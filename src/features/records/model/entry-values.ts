import { fold } from '#contract/kernel/search/fold.ts'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import type { EntryKind } from '#contract/records/values.ts'
import { fieldsOfKind, type FieldName } from './fields.ts'

/** What a form holds of an entry: texts by their field. */
export type FactValues = Partial<Record<FieldName, string>>

const usual: FactValues = { severity: 'unknown', state: 'active' }

/** Of an entry that is there, or of a new one. */
export function valuesOfFacts(kind: EntryKind, facts?: EntryFacts): FactValues {
  const known = (facts ?? usual) as Readonly<Record<string, string | null | undefined>>
  return Object.fromEntries(fieldsOfKind[kind].map(({ name }) => [name, known[name] ?? '']))
}

/**
 * What the contract checks: a day that was left empty is none.
 * @param allergens of the reference list: a substance of that name is the listed one
 * @param before what the form does not ask stays: the medicine that was chosen from the formulary, while its name does
 */
export function factsOfValues(
  kind: EntryKind,
  values: FactValues,
  { allergens = [], before }: { allergens?: readonly { id: string; name: string }[]; before?: EntryFacts } = {},
) {
  const facts = Object.fromEntries(
    fieldsOfKind[kind].map(({ name, as }) => [name, as === 'day' && !values[name] ? null : (values[name] ?? '')]),
  )
  if (kind === 'vaccination' && facts['date'] === null) facts['date'] = ''
  if (kind === 'allergy') {
    const written = fold(values.substance ?? '')
    return { kind, ...facts, referenceId: allergens.find(({ name }) => fold(name) === written)?.id ?? null }
  }
  if (kind === 'medication' && before?.kind === 'medication' && before.name === values.name)
    return { kind, ...facts, medicineId: before.medicineId }
  return { kind, ...facts }
}
