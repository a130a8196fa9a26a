import type { FileType } from '#contract/kernel/picture-types.ts'

/** What the platform needs from outside. Each has an embedded default in `server/adapters` that truly works. */

export interface Clock {
  now(): Date
}

export interface Ids {
  /** A UUID, version 7: sorts by time. */
  next(): string
}

/** Randomness and hashing, over Web Crypto so that it works in a browser too. */
export interface Secrets {
  /** URL-safe, `bytes` of entropy. */
  token(bytes?: number): string
  /** Decimal digits. */
  code(digits: number): string
  /** SHA-256, base64url: for tokens that carry their own entropy. */
  hash(text: string): Promise<string>
}

/** argon2id, off the event loop. */
export interface Passwords {
  /** How many are worth working out side by side. */
  readonly atOnce: number
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** A text file that goes with a mail: a calendar entry. */
export interface Attachment {
  readonly name: string
  /** Media type with its parameters. */
  readonly type: string
  readonly text: string
}

export interface OutgoingMessage {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** Hands a message to the outside world. The embedded default leaves it in the outbox table and prints it. */
export interface Courier {
  readonly name: string
  deliver(message: OutgoingMessage): Promise<void>
}

/** A picture as it may be kept and shown. */
export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: FileType
  readonly width: number
  readonly height: number
}

/** Reads the pictures that people hand over. */
export interface Pictures {
  /**
   * The picture drawn anew, once for each of `longest` (pixels of the longer side at most; never enlarged): upright as the camera meant it,
   * and with nothing of what its file held beside it (place, time, device, whatever was appended). Refuses what cannot be read whole, and
   * what unpacks to more than `maxPicturePixels`, by its header alone.
   */
  encode(
    bytes: Uint8Array<ArrayBuffer>,
    longest: readonly number[],
  ): Promise<readonly EncodedPicture[] | 'unreadable' | 'too_many_pixels'>
}

/** Keeps bytes under keys that the platform makes (UUIDs). What a key holds never changes. */
export interface FileStore {
  readonly name: string
  /** Durable when it resolves. `type` is the media type. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** `null` where nothing is. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removing what is not there does no harm. */
  remove(key: string): Promise<void>
}

/** What the hub is told after commit. Payloads carry ids and states, never health data. */
export interface HubEvent {
  /** Monotonic for each user, without gaps. */
  readonly seq: number
  readonly kind: string
  readonly payload: Record<string, unknown>
  readonly at: string
}

export interface HubPublisher {
  /** Fans out to every connection of the user, over all processes. Loses nothing that matters: clients catch up by `seq`. */
  publish(userId: string, event: HubEvent): void
  /** Tells everybody who watches a topic (`Module.topics`), over all processes. Nobody keeps it: call it after commit. */
  announce(topic: string, event: { readonly kind: string; readonly payload: Record<string, unknown> }): void
  /** Ends the connections of a session at once (signed out, suspended). */
  endSession(sessionId: string): void
}

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}

/** Figures of the running process. Routes are patterns, never addresses, so that labels stay few and tell nobody's id. */
export interface Metrics {
  request(measured: { method: string; route: string; status: number; seconds: number }): void
}

export type PaymentOutcome =
  | { status: 'succeeded' }
  | { status: 'requires_action'; /** Where, or with what, the payer goes on. */ clientSecret: string }
  | { status: 'failed'; /** Stripe's decline codes: `card_declined`, `insufficient_funds`, … */ code: string }

/** Stripe's PaymentIntents, or the built-in sandbox, which behaves as Stripe's documented test cards do. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Safe to repeat under one idempotency key. Answers what the browser needs to go on. */
  createIntent(input: {
    paymentId: string
    amount: number
    currency: string
    description: string
    idempotencyKey: string
  }): Promise<{ reference: string; clientSecret: string }>
  /** The current state, asked of the provider (webhooks may be late or lost). */
  retrieve(reference: string): Promise<PaymentOutcome | { status: 'pending' | 'cancelled' }>
  cancel(reference: string): Promise<void>
  refund(input: { reference: string; refundId: string; amount: number; idempotencyKey: string }): Promise<{ reference: string }>
  /** Checks the signature and reads the event; `null` when the signature is false. */
  readWebhook(body: string, signature: string): Promise<ProviderEvent | null>
  /** Only the built-in sandbox: what Stripe's own page and the payer's bank do elsewhere. */
  readonly sandbox?: SandboxControls
}

export interface ProviderEvent {
  readonly id: string
  /** `null` when the event is genuine but about no payment. */
  readonly reference: string | null
  readonly outcome: PaymentOutcome | { status: 'pending' | 'cancelled' }
  /** The provider's name of a refund that it had accepted and could not carry out after all. */
  readonly failedRefund?: string
}

/** A message as the provider would post it to the webhook. */
export interface SignedMessage {
  readonly body: string
  readonly signature: string
}

export interface SandboxControls {
  /** Tries a test card; answers the signed message about it, `null` when the intent is already closed. Never stores or logs the card. */
  confirm(
    reference: string,
    card: { number: string; expiryMonth: number; expiryYear: number; cvc: string },
  ): Promise<SignedMessage | null>
  /** The payer passes or fails the bank's authentication; `null` when none is asked for. */
  answerChallenge(reference: string, accept: boolean): Promise<SignedMessage | null>
}
