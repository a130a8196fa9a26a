import type { Problem } from '#contract/kernel/problem.ts'
import { isDatabaseAway, isPoolExhausted } from '../database-away.ts'
import { Refusal } from '../errors.ts'
import type { Log } from '../ports.ts'

const internal = new Refusal(500, 'internal', 'Something went wrong at our end')
/** Seconds: by then a connection that was lost is replaced, and another process has taken over where there is one. */
export const awaySeconds = 5
/** Of two who write the same thing at once one is told to look again, and nothing of what the other wrote. */
const changedMeanwhile = new Refusal(409, 'changed_meanwhile', 'Something else was changed at the same moment; try again')
/** Unique and exclusion violations that no verb has a better answer for. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '23P01')
const busy = new Refusal(503, 'busy', 'Too much is asked at this moment', { retryAfter: 2 })
const away = new Refusal(503, 'unavailable', 'The platform cannot answer at the moment', { retryAfter: awaySeconds })

/** The one place where what was thrown becomes an answer: a refusal as it is, everything else without details. */
export function problemResponse(error: unknown, log: Log, requestId: string): Response {
  if (error instanceof Refusal) return refusalResponse(error)
  if (isPoolExhausted(error)) {
    log.warn('all connections to the database are in use', { requestId })
    return refusalResponse(busy)
  }
  if (isDatabaseAway(error)) {
    log.warn('the database does not answer', { requestId, code: describe(error)['code'] })
    return refusalResponse(away)
  }
  if (isTaken(error)) {
    log.error('a unique constraint answered for a verb', { requestId, ...describe(error) })
    return refusalResponse(changedMeanwhile)
  }
  log.error('unexpected failure', { requestId, ...describe(error) })
  return refusalResponse(internal)
}

export function refusalResponse(refusal: Refusal): Response {
  const { status, code, title, more } = refusal
  const problem: Problem = { type: 'about:blank', title, status, code, ...more }
  const headers = new Headers({ 'Content-Type': 'application/problem+json' })
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer')
  if (more.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(more.retryAfter)))
  return new Response(JSON.stringify(problem), { status, headers })
}

/** What may be logged of a failure. A database's message can quote values that people entered, so only its codes are kept. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
  if ('severity' in error && 'code' in error) {
    const constraint = 'constraint' in error ? error.constraint : undefined
    return { kind: 'database', code: error.code, constraint, frames }
  }
  return { kind: error.name, reason: error.message, frames }
}
