/** The answer of an RTK Query call that ends with the signal. Rejects as the call does. */
export function untilAborted<Answer>(
  call: { unwrap: () => Promise<Answer>; abort: () => void },
  signal: AbortSignal,
): Promise<Answer> {
  signal.addEventListener('abort', () => call.abort(), { once: true })
  return call.unwrap()
}
