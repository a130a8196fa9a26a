import type { Clock, PushMessage, Pushes, PushOutcome } from '#server/kernel/ports.ts'
import { refusedBy } from './answer-of-service.ts'
import { bytesOf } from './bytes.ts'
import { encryptPush, type ReceiverKeys } from './encrypt-push.ts'
import { pushAddressOf } from './push-hosts.ts'
import { vapidAuthorization, type VapidKeys } from './vapid.ts'

export interface WebPushOptions {
  readonly keys: () => Promise<VapidKeys>
  /** Where the push services' people write to: `mailto:` or `https:`. */
  readonly subject: string
  /** Origins beside the known push services: for tests. */
  readonly origins: readonly string[]
  readonly clock: Clock
}

/** Milliseconds that a push service may take; below what the outbox gives one message. */
const patience = 10_000
/** Seconds that the service keeps a message for a device that is off. */
const keptSeconds = 24 * 3600
/** All messages are as long: the longest sentence and address fit. */
const paddedBytes = 1024

/** Web push to browsers: encrypted for the device (RFC 8291), signed by the platform (RFC 8292), to the known push services only. */
export function createWebPush({ keys, subject, origins, clock }: WebPushOptions): Pushes {
  const authorization = vapidAuthorization(clock, subject)
  return {
    name: 'web-push',
    services: ['webpush'],
    publicKey: async () => (await keys()).publicKey,
    takes: ({ service, endpoint, keys: theirs }) =>
      service === 'webpush' && pushAddressOf(endpoint, origins) !== null && receiverOf(theirs) !== null,
    async send({ endpoint, keys: theirs }, message): Promise<PushOutcome> {
      const url = pushAddressOf(endpoint, origins)
      const receiver = receiverOf(theirs)
      const body = url && receiver && (await sealed(message, receiver))
      // It was taken once, and is none by today's rules.
      if (!url || !body) return 'gone'
      const response = await fetch(url, {
        method: 'POST',
        // Whoever is sent elsewhere would be sent past the list of services.
        redirect: 'manual',
        headers: {
          Authorization: await authorization(await keys(), url.origin),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(keptSeconds),
          Urgency: 'high',
          // Sent twice, the second takes the place of the first where the device has not had it yet: 32 signs of base64url at most.
          Topic: message.id.replaceAll('-', '').slice(0, 32),
        },
        body,
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (response.ok) return 'sent'
      if (response.status === 404 || response.status === 410) return 'gone'
      throw refusedBy('The push service', response, clock)
    },
  }
}

function receiverOf(keys: { readonly p256dh: string; readonly auth: string } | null): ReceiverKeys | null {
  const p256dh = keys && bytesOf(keys.p256dh)
  const auth = keys && bytesOf(keys.auth)
  return p256dh?.length === 65 && p256dh[0] === 4 && auth?.length === 16 ? { p256dh, auth } : null
}

/** `null` for a key that is no point of the curve. */
const sealed = async ({ payload }: PushMessage, receiver: ReceiverKeys) =>
  encryptPush(new TextEncoder().encode(payload), receiver, paddedBytes).catch(() => null)
