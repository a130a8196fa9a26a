import { type FetchArgs, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { apiErrorOf, noAnswer, type ApiError } from './api-error.ts'
import { jsonHeaders } from './headers.ts'
import type { Send } from './layer.ts'
import type { ApiRequest } from './request.ts'
import { takeSent } from './sent-early.ts'
import { hearPlatformTime } from '../lib/platform-time.ts'

/** Stands for an answer that is not what was asked for: a page instead of JSON. */
const unreadable = Symbol('unreadable')

/** A request's address has to be whole; where there is no page, what asks in its place puts its own origin there. */
const origin = globalThis.location?.origin ?? 'http://localhost'

/**
 * The innermost of the layers: RTK Query's own `fetchBaseQuery`. It asks the network, or what stands for it (`services.fetch`), and gives
 * the answer or a typed error.
 */
export const network: Send = async (request, { services, ...context }) => {
  const ask = services.fetch ? askingWith(services.fetch) : askingTheBrowser
  const asked: FetchArgs = {
    url: addressOf(request),
    method: request.method,
    body: request.body,
    headers: request.headers,
    ...(request.answers === 'blob' && { responseHandler: readFile }),
  }
  const api = { ...context, extra: services, endpoint: request.path, type: 'query' as const, abort: () => {} }
  const { data, error, meta } = await ask(asked, api, {})
  if (!error) return { data }
  const requestId = meta?.response?.headers.get('X-Request-Id')
  return { error: { ...typedError(error), ...(requestId && { requestId }) } }
}

function askingWith(fetchFn: (request: Request) => Promise<Response>) {
  return fetchBaseQuery({
    fetchFn: async (request) => {
      const response = await fetchFn(request as Request)
      hearPlatformTime(response.headers.get('Date'))
      return response
    },
    prepareHeaders: (headers, { arg }) => {
      const isFile = (arg as FetchArgs).responseHandler === readFile
      if (!headers.has('Accept')) headers.set('Accept', isFile ? '*/*' : jsonHeaders.Accept)
    },
    responseHandler: readJson,
    validateStatus: (response, content) => response.ok && content !== unreadable,
  })
}

/** What the page has sent by itself is not sent again. */
const askingTheBrowser = askingWith(async (request) => (await takeSent(request)) ?? fetch(request))

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    // RTK Query takes `undefined` for "no answer yet".
    return text === '' ? null : JSON.parse(text)
  } catch {
    return unreadable
  }
}

/** The file; of a refusal its problem. */
const readFile = (response: Response): Promise<unknown> => (response.ok ? response.blob() : readJson(response))

/** No status: the network failed, also within an answer, or the caller no longer wants it. */
function typedError({ status, data }: FetchBaseQueryError): ApiError {
  if (typeof status !== 'number') return noAnswer('network')
  return status < 300 ? noAnswer('unreadable', status) : apiErrorOf(status, data)
}

/** Lists repeat their name, what is absent is left out. */
function addressOf({ path, query = {} }: ApiRequest): string {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) url.searchParams.append(name, String(each))
  }
  return url.href
}
