/** SQLSTATE classes: connection exceptions, no means left (connections, memory, disk), ended by the operator or a time limit. */
const away = /^(?:08|53|57)/

/**
 * Whether a failure is of the database as a whole (away, silent, going down, without means) and not of the statement: the same may
 * succeed a little later. Both drivers say it by SQLSTATE.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || (typeof code === 'string' && code.length === 5 && away.test(code))
}

/** Ours, in PostgreSQL's class for means that are used up: the server answers, but every connection of this process is in use. */
export const poolExhausted = '53CN1'

export const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === poolExhausted
