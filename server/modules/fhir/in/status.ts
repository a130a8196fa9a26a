import type { LeftOutReason } from '#contract/fhir/values.ts'
import type { ConditionState } from '#contract/records/values.ts'
import { Skipped } from './skipped.ts'

/** What each code of a status means for the import: a meaning that the record can keep, or why the resource is left out. */
type StatusTable<Meaning> = Readonly<Record<string, { readonly keep: Meaning } | LeftOutReason>>

const keep = { keep: 'kept' } as const

/** AllergyIntolerance and Condition; a record entry that nobody has confirmed is what the importing person reports. */
export const verificationStatus: StatusTable<'kept'> = {
  confirmed: keep,
  unconfirmed: keep,
  presumed: keep,
  provisional: 'suspected',
  differential: 'suspected',
  refuted: 'refuted',
  'entered-in-error': 'entered_in_error',
}

export const allergyClinicalStatus: StatusTable<'kept'> = { active: keep, inactive: 'no_longer', resolved: 'no_longer' }

export const conditionClinicalStatus: StatusTable<ConditionState> = {
  active: { keep: 'active' },
  recurrence: { keep: 'active' },
  relapse: { keep: 'active' },
  remission: { keep: 'remission' },
  inactive: { keep: 'inactive' },
  resolved: { keep: 'resolved' },
}

export const medicationStatus: StatusTable<'taken' | 'over'> = {
  active: { keep: 'taken' },
  completed: { keep: 'over' },
  stopped: { keep: 'over' },
  'on-hold': 'on_hold',
  intended: 'planned',
  'not-taken': 'not_done',
  'entered-in-error': 'entered_in_error',
}

export const immunizationStatus: StatusTable<'kept'> = {
  completed: keep,
  'not-done': 'not_done',
  'entered-in-error': 'entered_in_error',
}

export const observationStatus: StatusTable<'kept'> = {
  final: keep,
  amended: keep,
  corrected: keep,
  appended: keep,
  registered: 'not_final',
  preliminary: 'not_final',
  cancelled: 'cancelled',
  'entered-in-error': 'entered_in_error',
}

/** `status` of an AllergyIntolerance or a Condition before STU3. */
export const formerStatus: StatusTable<'kept'> = { ...verificationStatus, ...allergyClinicalStatus }

/**
 * Reads a status that is sent as a code or as a concept, by all its codings. A coding of another system than HL7's says nothing here.
 * @param absent what a missing status means
 * @throws Skipped with the reason of its table; `unclear_status` where it is missing, unknown or contradicts itself
 */
export function readStatus<Meaning>(
  given: unknown,
  table: StatusTable<Meaning>,
  absent: { readonly keep: Meaning } | LeftOutReason = 'unclear_status',
): Meaning {
  const codes = statusCodes(given)
  const known = [...new Set(codes)].flatMap((code) => (Object.hasOwn(table, code) ? [table[code]!] : []))
  const found = given === undefined || given === null ? [absent] : known
  for (const each of found) if (typeof each === 'string') throw new Skipped(each)
  const meanings = new Set(found.map((each) => (each as { readonly keep: Meaning }).keep))
  const [only] = meanings
  if (meanings.size !== 1 || only === undefined) throw new Skipped('unclear_status')
  return only
}

function statusCodes(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  if (Array.isArray(given)) return given.flatMap(statusCodes)
  if (given === null || typeof given !== 'object') return []
  const { coding, text } = given as Record<string, unknown>
  const codes = (Array.isArray(coding) ? coding : []).flatMap((one: unknown) => {
    const { system, code } = (one ?? {}) as Record<string, unknown>
    return typeof code === 'string' && isOfHl7(system) ? [code] : []
  })
  return codes.length > 0 || typeof text !== 'string' ? codes : [text.trim().toLowerCase()]
}

const isOfHl7 = (system: unknown) =>
  system === undefined || (typeof system === 'string' && /^https?:\/\/(?:terminology\.)?hl7\.org\//.test(system))
