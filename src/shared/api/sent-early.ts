/** Where a form goes, as the page tells it in the form's `data-sends`, and what goes with its fields. */
export interface Sending {
  readonly address: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** A form that was sent before the application had come: where to, what, and the answer that is on its way. */
export interface SentEarly {
  readonly address: string
  /** JSON. */
  readonly body: string
  readonly answer: Promise<Response>
}

let sent: SentEarly | undefined

/** What the page has sent by itself, for the application's own call of the same; `undefined` forgets it. */
export function keepSent(early: SentEarly | undefined): void {
  sent = early
}

/** Whether just this was sent already, and nobody has taken the answer yet. */
export function isSent(address: string, body: unknown): boolean {
  return sent?.address === address && sent.body === JSON.stringify(body)
}

/**
 * The answer to just this request, once; `undefined` where it was not sent: something else sent there outdates it. Rejects as `fetch`
 * does.
 */
export async function takeSent(request: Request): Promise<Response | undefined> {
  const early = sent
  if (!early || new URL(early.address, request.url).href !== request.url) return undefined
  sent = undefined
  return (await request.clone().text()) === early.body ? early.answer : undefined
}
