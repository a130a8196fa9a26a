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
