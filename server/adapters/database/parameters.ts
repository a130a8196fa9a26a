import { quoteElement } from './array-text.ts'

/**
 * A parameter as the text PostgreSQL reads, the same for both drivers: dates as ISO text in UTC, bytes as hex, arrays as array text,
 * other objects as JSON. An array meant for a json column must be handed over as JSON text.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  // oxlint-disable-next-line typescript/no-base-to-string -- numbers and booleans are all that is left
  return String(value)
}

function elementText(value: unknown): string {
  if (Array.isArray(value)) return parameterText(value) ?? 'NULL'
  const text = parameterText(value)
  return text === null ? 'NULL' : quoteElement(text)
}
