import type { Problem } from '#contract/kernel/problem.ts'
import type { NoAnswer, RefusalCode } from '#contract/refusals.ts'

/** What a failed call means to the person. */
export type FaultKind = 'offline' | 'forbidden' | 'missing' | 'error'

/** What screens may have sentences for: every refusal of every capability, and no answer at all. */
export type RefusedCode = RefusalCode | NoAnswer

/** The part of a refusal that the patterns read; the API's error has it. */
export type Refused = Pick<Problem, 'status' | 'detail'> & {
  code: RefusedCode
  errors: NonNullable<Problem['errors']>
}

export interface Fault {
  kind: FaultKind
  refused?: Refused
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'errors' in value
}

/** What a query's or a mutation's `error`, or anything thrown, means. */
export function faultOf(error: unknown): Fault {
  if (!isRefused(error)) return { kind: 'error' }
  if (error.code === 'offline' || error.code === 'network') return { kind: 'offline', refused: error }
  if (error.status === 401 || error.status === 403) return { kind: 'forbidden', refused: error }
  if (error.status === 404 || error.status === 410 || isNoId(error)) return { kind: 'missing', refused: error }
  return { kind: 'error', refused: error }
}

/** The address names something that cannot be an id: cut off when it was copied, or typed. There is no such thing. */
function isNoId({ status, errors }: Refused): boolean {
  return status === 422 && errors.length > 0 && errors.every(({ field }) => field === 'id')
}
