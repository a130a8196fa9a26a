import type { i18n as I18n } from 'i18next'
import type { z } from 'zod'
import { limitOfIssue } from '#contract/kernel/limit-of-issue.ts'
import type { LimitUnit } from '#contract/kernel/problem.ts'

/** Faults by dotted path: `address.city`. */
export type Faults = Readonly<Record<string, string>>

export interface FieldFault {
  field: string
  /** As the server names it: `required`, `too_small`, `invalid_format`, … */
  code: string
  message: string
  /** What a rule about size demands: at least or at most so many. */
  limit?: number
  unit?: LimitUnit
}

type Issue = z.core.$ZodIssue

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid'
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value')
    return issue.input === undefined ? 'required' : 'invalid_choice'
  // An empty line of text is missing rather than short.
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.input === '') return 'required'
  if (issue.code === 'invalid_format') return issue.input === '' ? 'required' : `invalid_${issue.format}`
  return issue.code
}

/** What zod found (asked with `reportInput`), in the server's form. */
export function faultsOfIssues(issues: readonly Issue[]): FieldFault[] {
  return issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    code: codeOf(issue),
    message: issue.message,
    ...limitOfIssue(issue),
  }))
}

/** The words for a rule about size; `undefined` for other faults. */
function limitSentence({ code, limit, unit }: FieldFault, words: I18n): string | undefined {
  if (limit === undefined || unit === undefined) return undefined
  if (code === 'too_small') return words.t(`patterns.fault.atLeast.${unit}`, { ns: 'site', count: limit })
  return code === 'too_big' ? words.t(`patterns.fault.atMost.${unit}`, { ns: 'site', count: limit }) : undefined
}

/**
 * A sentence for each field; the first fault of a field counts. `missing`: what to say where a field is left empty, by its path. Otherwise
 * the words know the usual codes and limits, and the server's own sentence tells the rest.
 */
export function sentencesOf(faults: readonly FieldFault[], words: I18n, missing: Faults = {}): Faults {
  const said: Record<string, string> = {}
  for (const fault of faults) {
    const { field, code, message } = fault
    const known = [`patterns.fault.${code}`, `patterns.fault.${code.split('_')[0] ?? ''}`].find((key) =>
      words.exists(key, { ns: 'site' }),
    )
    said[field] ??=
      (code === 'required' || code === 'invalid_choice' ? missing[field] : undefined) ??
      limitSentence(fault, words) ??
      (known ? String(words.t(known as never)) : message)
  }
  return said
}
