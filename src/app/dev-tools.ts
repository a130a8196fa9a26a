import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Parts of the state, and kinds of action, that hold nothing personal. All others are shown by their shape only. */
const shown = ['loading', 'toasts']
/** What RTK Query needs to be readable in the tools: which endpoint, in what state. */
const readable = new Set(['endpointName', 'status', 'type', 'requestId', 'requestStatus', 'queryCacheKey', 'code'])

/**
 * Keeps the shape and takes the content: keys, lengths, flags and identifiers stay, texts and numbers go. Tokens and health data are
 * texts and numbers whatever field they are in, so nothing has to be listed and nothing can be forgotten.
 */
export function redacted(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return readable.has(key) && !value.includes('{') ? value : uuid.test(value) ? value : '‹text›'
  if (typeof value === 'number') return '‹number›'
  if (Array.isArray(value)) return value.map((item) => redacted(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      const argumentsStart = name.indexOf('(')
      return [argumentsStart > 0 ? `${name.slice(0, argumentsStart)}(…)` : name, redacted(content, name)]
    }),
  )
}

/** Redux DevTools: named actions and readable endpoints; tokens and health data redacted in actions and in state. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Carenest',
  trace: import.meta.env.DEV,
  actionSanitizer: (action) =>
    shown.some((slice) => action.type.startsWith(`${slice}/`))
      ? action
      : { ...(redacted(action) as typeof action), type: action.type },
  stateSanitizer: (state) =>
    Object.fromEntries(
      Object.entries(state as Record<string, unknown>).map(([name, part]) => [
        name,
        shown.includes(name) ? part : redacted(part),
      ]),
    ) as typeof state,
}
