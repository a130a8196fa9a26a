import type { Call } from '#contract/kernel/call.ts'

export type QueryValue = string | number | boolean | null | undefined
export type QueryParameters = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** One call to the server, as the layers pass it on. */
export interface ApiRequest {
  method: Call['method']
  /** Below the API base address, or the whole address of a static asset. */
  path: string
  query?: QueryParameters
  /** Sent as JSON; a `FormData` or `Blob` as it is. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Without the loading indicator. */
  quiet?: boolean
  /** A 401 answer goes to the caller as it is: sign-in and what else needs no session. */
  keepsSession?: boolean
  /** How the answer is read; JSON where absent. */
  answers?: 'json' | 'blob'
}

interface PostOptions {
  /** `false`: without the loading indicator. */
  loading?: boolean
}

/*
 * The request helper of the specification, section 7: makes what an endpoint's `query` hands to the base query.
 * `query: (id) => get('/doctors', { id })`
 */
export const get = (path: string, query?: QueryParameters): ApiRequest => ({ method: 'GET', path, query })
/** Shows the loading indicator unless told not to. */
export const post = (path: string, body?: unknown, { loading = true }: PostOptions = {}): ApiRequest => ({
  method: 'POST',
  path,
  body,
  quiet: !loading,
})
export const put = (path: string, body?: unknown): ApiRequest => ({ method: 'PUT', path, body })
export const patch = (path: string, body?: unknown): ApiRequest => ({ method: 'PATCH', path, body })
export const remove = (path: string, query?: QueryParameters): ApiRequest => ({ method: 'DELETE', path, query })
/** A post without the loading indicator. */
export const send = (path: string, body?: unknown): ApiRequest => post(path, body, { loading: false })

/** Static assets pass every layer untouched. */
export const isStaticAsset = (path: string): boolean => path.startsWith('/assets/')
