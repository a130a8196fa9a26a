import type { AnswerOf, Call, InputOf, Shapes } from '#contract/kernel/call.ts'
import type { Problem } from '#contract/kernel/problem.ts'
import type { RunningPlatform } from '#server/platform.ts'

/** Somebody who is signed in. */
export interface Caller {
  readonly token: string
}

export interface CallOptions {
  /** Who calls; a visitor when absent. */
  readonly as?: Caller
  /** The `Idempotency-Key`; a new one for each call that needs one, when absent. */
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly ip?: string
}

/** An answer that was none of success: fails the test that did not expect it, with all it says. */
export class UnexpectedAnswer extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`)
  }
}

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Asks as the browser does: by the endpoint's own method and path, through the whole of the HTTP side. */
export function requestOf(endpoint: Call, input: AnyInput, { as, key, headers }: CallOptions): Request {
  const path = endpoint.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const url = new URL(`http://carenest.test/api${path}`)
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one))
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  return new Request(url, {
    method: endpoint.method,
    body,
    headers: {
      Authorization: `Bearer ${as?.token ?? ''}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(endpoint.idempotent && { 'Idempotency-Key': key ?? crypto.randomUUID() }),
      ...headers,
    },
  })
}

export function callsOver(fetch: RunningPlatform['fetch']) {
  /** The response as it came. */
  const send = (endpoint: Call, input: AnyInput = {}, options: CallOptions = {}): Promise<Response> =>
    fetch(requestOf(endpoint, input, options), { ip: options.ip ?? '192.0.2.1' })

  /** The answer; a refusal fails the test. */
  async function call<E extends Call & Shapes>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<AnswerOf<E>> {
    const response = await send(endpoint, input, options)
    if (!response.ok) throw new UnexpectedAnswer(response.status, await response.text())
    if (endpoint.answer === null) return undefined as AnswerOf<E>
    return (typeof endpoint.answer === 'string' ? await response.blob() : await response.json()) as AnswerOf<E>
  }

  /** The refusal; success fails the test. Takes any input, to send what the contract does not allow. */
  async function refusal(endpoint: Call, input: AnyInput = {}, options?: CallOptions): Promise<Problem> {
    const response = await send(endpoint, input, options)
    if (response.ok) throw new UnexpectedAnswer(response.status, await response.text())
    return (await response.json()) as Problem
  }

  return { send, call, refusal }
}
