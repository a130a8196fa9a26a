import type { i18n as I18n } from 'i18next'
import type { z } from 'zod'

/** Faults by dotted path: `address.city`. */
export type Faults = Readonly<Record<string, string>>

export interface FieldFault {
  field: string
  /** As the server names it: `required`, `too_small`, `invalid_format`, … */
  code: string
  message: string
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
  return issues.map((issue) => ({ field: issue.path.map(String).join('.'), code: codeOf(issue), message: issue.message }))
}

/** A sentence for each field; the first fault of a field counts. The words know the usual codes, the server's own sentence tells the rest. */
export function sentencesOf(faults: readonly FieldFault[], words: I18n): Faults {
  const said: Record<string, string> = {}
  for (const { field, code, message } of faults) {
    const known = [`patterns.fault.${code}`, `patterns.fault.${code.split('_')[0] ?? ''}`].find((key) =>
      words.exists(key, { ns: 'site' }),
    )
    said[field] ??= known ? String(words.t(known as never)) : message
  }
  return said
}
