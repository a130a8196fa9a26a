import { apiErrorOf, noAnswer } from './api-error.ts'
import { jsonHeaders } from './headers.ts'
import type { Answer, Send } from './layer.ts'
import type { ApiRequest, QueryParameters } from './request.ts'
import { takeSent } from './sent-early.ts'

/** The innermost of the layers: asks the network, and gives the answer or a typed error. */
export const transport: Send = async (request, { signal, services }) => {
  try {
    const address = addressOf(request)
    const response = await (takeSent(address, request.body) ??
      (services.fetch ?? fetch)(address, { method: request.method, signal, ...bodyOf(request) }))
    return response.ok ? await readAnswer(response, request) : { error: apiErrorOf(response.status, await problemIn(response)) }
  } catch {
    // Also when the caller no longer wants it: what is thrown here would be written to the console.
    return { error: noAnswer('network') }
  }
}

async function readAnswer(response: Response, request: ApiRequest): Promise<Answer> {
  if (request.answers === 'blob') return { data: await response.blob() }
  const text = await response.text()
  try {
    // RTK Query takes `undefined` for "no answer yet".
    return { data: text === '' ? null : JSON.parse(text) }
  } catch {
    return { error: noAnswer('unreadable', response.status) }
  }
}

async function problemIn(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function addressOf({ path, query }: ApiRequest): string {
  const search = query && searchOf(query)
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}

function searchOf(query: QueryParameters): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, String(each))
  }
  return search.toString()
}

function bodyOf({ body, headers, answers }: ApiRequest): Pick<RequestInit, 'body' | 'headers'> {
  const { Accept: json, ...typed } = jsonHeaders
  const accept = answers === 'blob' ? '*/*' : json
  if (body === undefined) return { headers: { Accept: accept, ...headers } }
  if (body instanceof FormData || body instanceof Blob) return { headers: { Accept: accept, ...headers }, body }
  return { headers: { Accept: accept, ...typed, ...headers }, body: JSON.stringify(body) }
}
