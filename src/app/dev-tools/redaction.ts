const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** What RTK Query says of a call, and nothing of what people wrote: which endpoint, in what state, and how it was refused. */
const readable = new Set(['endpointName', 'status', 'requestId', 'requestStatus', 'type', 'code'])
/** Under these names stands what a call carried or brought. Nothing in there is readable, whatever a field is called. */
const content = new Set(['data', 'payload', 'originalArgs', 'queryArgs', 'baseQueryMeta', 'patches', 'inversePatches', 'body'])
const word = /^[a-z][A-Za-z_/-]*$/
const fieldName = /^[A-Za-z_]\w*$/

/**
 * Keeps the shape and takes the content: field names, lengths, flags and identifiers stay, texts and numbers go. Tokens and health data
 * are texts and numbers whatever field they are in, so nothing has to be listed and nothing can be forgotten.
 */
export function redacted(value: unknown): unknown {
  return redact(value, '', false)
}

function redact(value: unknown, key: string, isContent: boolean): unknown {
  if (typeof value === 'string') return uuid.test(value) || isReadable(value, key, isContent) ? value : '‹text›'
  if (typeof value === 'number') return !isContent && key === 'status' ? value : '‹number›'
  if (Array.isArray(value)) return value.map((item) => redact(item, '', isContent))
  if (typeof value !== 'object' || value === null) return value
  return redactFields(value, isContent)
}

const isReadable = (text: string, key: string, isContent: boolean) =>
  !isContent && readable.has(key) && (word.test(text) || key === 'requestId')

/** Names of fields stay. A cached call is named by its endpoint, without its arguments; of several, each with its number. */
function redactFields(fields: object, isContent: boolean): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const short = name.includes('(')
      ? `${name.slice(0, name.indexOf('('))}(…)`
      : fieldName.test(name) || uuid.test(name)
        ? name
        : '‹name›'
    let unique = short
    for (let number = 2; unique in shown; number += 1) unique = `${short} ${number}`
    shown[unique] = redact(value, name, isContent || content.has(name))
  }
  return shown
}
