/** Fields that hold something of a person, wherever they lie; their values never reach the log. */
const personal: ReadonlySet<string> = new Set(
  'password token accessToken refreshToken ticket authorization cookie secret email phone address recipient to text subject body query ip userAgent'.split(
    ' ',
  ),
)

const deepest = 6

/**
 * The same fields with what is personal crossed out, at every depth; below the deepest everything is. A line of every call goes through
 * here, and pino's own redaction by paths with wildcards took a twelfth of a call: this looks at the few fields that are there.
 */
export function redacted(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const name in fields) shown[name] = personal.has(name) ? '[redacted]' : redactedValue(fields[name], depth + 1)
  return shown
}

function redactedValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > deepest) return '[redacted]'
  if (Array.isArray(value)) return value.map((each) => redactedValue(each, depth + 1))
  return redacted(value as Record<string, unknown>, depth)
}
