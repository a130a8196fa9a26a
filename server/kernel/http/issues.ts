import type { core } from 'zod'
import { limitOfIssue } from '#contract/kernel/limit-of-issue.ts'
import type { Problem } from '#contract/kernel/problem.ts'

export type FieldError = NonNullable<Problem['errors']>[number]

const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** What zod found, as fields with codes that stay the same when messages change. */
export function fieldErrors(issues: readonly core.$ZodIssue[], above: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key]))
    if (issue.code === 'invalid_union') return nearestBranch(issue, path)
    return [{ field: dotted(path), code: codeOf(issue), message: issue.message, ...limitOfIssue(issue) }]
  })
}

export const unknownField = (path: readonly PropertyKey[]): FieldError => ({
  field: dotted(path),
  code: 'unknown_field',
  message: 'There is no such field',
})

/** Of a union the branch that came closest tells more than the union itself. */
function nearestBranch(issue: core.$ZodIssueInvalidUnion, path: readonly PropertyKey[]): FieldError[] {
  const branches = issue.errors.filter((errors) => errors.length > 0).toSorted((a, b) => a.length - b.length)
  if (!branches[0]) return [{ field: dotted(path), code: 'invalid_choice', message: issue.message }]
  return fieldErrors(branches[0], path)
}

function codeOf(issue: core.$ZodIssue): string {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'invalid_choice'
  return issue.code
}
