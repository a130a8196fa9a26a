import type { Problem } from '#contract/kernel/problem.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** A refusal that a caller may see. Everything else that is thrown becomes an anonymous 500. Texts carry no personal or health data. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    readonly title: string,
    readonly more: Partial<Pick<Problem, 'detail' | 'errors' | 'retryAfter'>> = {},
  ) {
    super(`${status} ${code}`)
    this.name = 'Refusal'
  }
}

export const unauthenticated = (code: RefusalCode = 'unauthenticated') => new Refusal(401, code, 'Sign in to go on')
export const forbidden = (code: RefusalCode = 'forbidden', title = 'This account may not do that') =>
  new Refusal(403, code, title)
/** Also answers for somebody else's record, so that nothing reveals whether it exists. */
export const notFound = (code: RefusalCode = 'not_found', title = 'There is no such record') => new Refusal(404, code, title)
/** The verb cannot be done in the record's current state, or because the time is taken. */
export const conflict = (code: RefusalCode, title: string, detail?: string) => new Refusal(409, code, title, { detail })
export const invalid = (field: string, code: string, message: string) =>
  new Refusal(422, 'invalid_input', 'Some of what was sent is not valid', { errors: [{ field, code, message }] })
export const tooMany = (retryAfter: number, code: RefusalCode = 'too_many_requests') =>
  new Refusal(429, code, 'Too many tries; wait a little', { retryAfter })

/** What the platform needs to start is not there; its message is a sentence for the person at the terminal. */
export class StartFault extends Error {
  override name = 'StartFault'
}
