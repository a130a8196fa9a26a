import type { Courier } from '#server/kernel/ports.ts'

/** Milliseconds that the gateway may take; below what the outbox gives one message. */
const patience = 10_000

/** Hands text messages to a gateway: `POST { id, to, text }` as JSON, with the token as bearer. Any 2xx counts as taken. */
export function createSmsGatewayCourier({ url, token }: { url: string; token?: string | undefined }): Courier {
  return {
    name: 'sms-gateway',
    async deliver({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to, text }),
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway answered ${response.status}`)
    },
  }
}
