import '../tables.ts'
import { batch } from '../batch.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../errors.ts'
import type { KeptFailure } from '../tables.ts'
import { describe } from './problems.ts'

export interface EndedCall {
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly isSignedIn: boolean
  /** What was thrown. */
  readonly error: unknown
}

/** Whoever needs to sign in, looks for what is not there, or is too fast, meets that every day; and visitors could fill the table. */
const everyday: ReadonlySet<number> = new Set([401, 404, 429])
const isKept = ({ status, isSignedIn }: EndedCall) => status >= 500 || (status >= 400 && isSignedIn && !everyday.has(status))

/**
 * Keeps how a call went that failed, under the id that its answer carried, so that the office finds what somebody met. Nothing waits for it; what
 * cannot be written is in the log alone.
 */
export function tracesOf({ db, clock }: Pick<Platform, 'db' | 'clock'>): (call: EndedCall) => void {
  const write = batch(async (calls: readonly EndedCall[]) => {
    await db.insertInto('request_traces').values(calls.map(rowOf)).execute()
    return calls.map(() => undefined)
  })
  const rowOf = ({ requestId, method, route, status, milliseconds, error }: EndedCall) => {
    const failure = failureOf(error)
    return {
      request_id: requestId,
      at: clock.now(),
      method,
      route,
      status,
      milliseconds,
      code: error instanceof Refusal ? error.code : null,
      failure: failure && JSON.stringify(failure),
    }
  }
  return (call) => {
    if (isKept(call)) write(call).catch(() => undefined)
  }
}

/** Where it broke, and of which kind: never the message. A refusal says what it is by its code. */
function failureOf(error: unknown): KeptFailure | null {
  if (error === undefined || error instanceof Refusal) return null
  const { kind, code, constraint, frames } = describe(error)
  return {
    kind: String(kind),
    code: typeof code === 'string' ? code : null,
    constraint: typeof constraint === 'string' ? constraint : null,
    frames: Array.isArray(frames) ? frames.map((frame) => String(frame).trim()) : [],
  }
}
