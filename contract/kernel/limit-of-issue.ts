import type { core } from 'zod'
import type { LimitUnit } from './problem.ts'

const units: Readonly<Record<string, LimitUnit>> = {
  string: 'characters',
  number: 'number',
  int: 'number',
  array: 'entries',
  set: 'entries',
}

/** The limit that was missed, for who says the rule in words; nothing where the rule has none that can be told in a number. */
export function limitOfIssue(issue: core.$ZodIssue): { readonly limit: number; readonly unit: LimitUnit } | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const unit = units[issue.origin]
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  return unit === undefined || typeof limit === 'bigint' ? undefined : { limit, unit }
}
