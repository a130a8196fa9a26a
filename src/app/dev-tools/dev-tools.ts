import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit'
import type { StoreTools } from '../start/store.ts'
import { inThePresent } from './in-the-present.ts'
import { redacted } from './redaction.ts'

/** Of a call of the API its endpoint stands behind its name: `api/executeQuery/fulfilled · me`. */
function nameOf({ type, meta }: UnknownAction & { meta?: { arg?: { endpointName?: unknown } } }): string {
  const endpoint = meta?.arg?.endpointName
  return typeof endpoint === 'string' ? `${type} · ${endpoint}` : type
}

const options: DevToolsEnhancerOptions = {
  name: 'Carenest',
  trace: import.meta.env.DEV,
  actionSanitizer: (action) => ({ ...(redacted(action) as typeof action), type: nameOf(action) }),
  stateSanitizer: (state) => redacted(state) as typeof state,
}

/**
 * Redux DevTools as developers expect them, loaded only where they are installed: named actions, readable endpoints, traces in
 * development; tokens, names and health data redacted in actions and in state; time travel that leaves the login record alone.
 */
export const devTools: StoreTools = {
  devTools: options,
  enhancers: (defaults) => defaults().concat(inThePresent),
}
