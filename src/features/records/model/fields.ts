import { conditionStates, severities, type EntryKind } from '#contract/records/values.ts'

/** A field of an entry's form and of its view. */
export type FieldName =
  | 'substance'
  | 'severity'
  | 'reaction'
  | 'since'
  | 'until'
  | 'name'
  | 'state'
  | 'dose'
  | 'remark'
  | 'vaccine'
  | 'date'
  | 'due'
  | 'batch'
  | 'title'
  | 'subjective'
  | 'objective'
  | 'assessment'
  | 'plan'

interface FieldShape {
  readonly name: FieldName
  readonly as: 'line' | 'text' | 'day' | 'choice'
  readonly optional?: true
  /** Of a choice. */
  readonly choices?: readonly (typeof severities)[number][] | readonly (typeof conditionStates)[number][]
  /** A day that may be to come. */
  readonly mayCome?: true
}

const since: FieldShape = { name: 'since', as: 'day', optional: true }
const until: FieldShape = { name: 'until', as: 'day', optional: true, mayCome: true }
const remark: FieldShape = { name: 'remark', as: 'text', optional: true }

/** What each kind of entry says, in the order in which it is asked and read. */
export const fieldsOfKind: Readonly<Record<EntryKind, readonly FieldShape[]>> = {
  allergy: [
    { name: 'substance', as: 'line' },
    { name: 'severity', as: 'choice', choices: severities },
    { name: 'reaction', as: 'text', optional: true },
    since,
  ],
  condition: [{ name: 'name', as: 'line' }, { name: 'state', as: 'choice', choices: conditionStates }, since, until, remark],
  medication: [{ name: 'name', as: 'line' }, { name: 'dose', as: 'line', optional: true }, since, until, remark],
  vaccination: [
    { name: 'vaccine', as: 'line' },
    { name: 'date', as: 'day' },
    { name: 'due', as: 'day', optional: true, mayCome: true },
    { name: 'batch', as: 'line', optional: true },
  ],
  note: [
    { name: 'subjective', as: 'text', optional: true },
    { name: 'objective', as: 'text', optional: true },
    { name: 'assessment', as: 'text', optional: true },
    { name: 'plan', as: 'text', optional: true },
  ],
  document: [
    { name: 'title', as: 'line' },
    { name: 'date', as: 'day', optional: true },
  ],
}
