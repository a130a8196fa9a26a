import type { Problem } from '#contract/kernel/problem.ts'
import type { NoAnswer, RefusalCode } from '#contract/refusals.ts'

/** A refusal or a failure, as callers get it. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** What went wrong, for programs: the problem's code, or `offline`, `network`, `unreadable`, `signed_out`, `http_<status>`. */
  code: RefusalCode | NoAnswer
  detail?: string
  /** The fields at fault; `field` is a dotted path: `pets.0.name`. */
  errors: NonNullable<Problem['errors']>
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** The number under which the office finds this call (`X-Request-Id`). */
  requestId?: string
}

export const noAnswer = (code: 'offline' | 'network' | 'unreadable' | 'signed_out', status = 0): ApiError => ({
  status,
  code,
  errors: [],
})

/** Reads an RFC 9457 problem. Anything else that came with a status keeps only the status. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  if (!isObject(body) || typeof body['code'] !== 'string') return { status, code: `http_${status}`, errors: [] }
  const { code, detail, errors, retryAfter } = body
  return {
    status,
    // A newer server may know others: then no screen has a sentence of its own for it.
    code: code as RefusalCode,
    ...(typeof detail === 'string' && { detail }),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}

/** Whether a caught value is what the base query gives: `unwrap()` throws it. */
export function isApiError(value: unknown): value is ApiError {
  return (
    isObject(value) && typeof value['status'] === 'number' && typeof value['code'] === 'string' && Array.isArray(value['errors'])
  )
}

function isFieldError(value: unknown): value is ApiError['errors'][number] {
  return isObject(value) && typeof value['field'] === 'string' && typeof value['code'] === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
