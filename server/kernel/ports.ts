import type { PictureType } from '#contract/kernel/file-types.ts'
import type { MapRegionFacts } from '#contract/kernel/map-region.ts'

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

/** argon2id, computed off the event loop. */
export interface Passwords {
  /** How many are worth computing at the same time. */
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

/** How messages leave the platform. */
export type Channel = 'email' | 'sms' | 'push'

export interface OutgoingMessage {
  readonly id: string
  readonly channel: Channel
  /** An address, a number, or the id of a push subscription. */
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

/** How a device can be reached by push: web push of browsers, or Firebase Cloud Messaging. */
export type PushService = 'webpush' | 'fcm'

/** A device that shows pushes, as its push service knows it. A secret: whoever has it can write to the device. */
export interface PushAddress {
  readonly service: PushService
  /** Of web push an address, of Firebase the device's token. */
  readonly endpoint: string
  /** Of web push: base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | null
}

export interface PushMessage {
  /** The same value for a second try. */
  readonly id: string
  readonly payload: string
}

/** `gone`: the device no longer exists, and its address must be forgotten. */
export type PushOutcome = 'sent' | 'gone'

/** Shows messages on people's devices while the application is closed. */
export interface Pushes {
  readonly name: string
  /** The services that it reaches. Without any, no device can be added. */
  readonly services: readonly PushService[]
  /** The key with which browsers subscribe, base64url; `null` without web push. */
  publicKey(): Promise<string | null>
  /** Whether this is an address of a known push service, with well-formed keys. */
  takes(address: PushAddress): boolean
  /** @throws DeliveryFault when it is to be tried again */
  send(to: PushAddress, message: PushMessage): Promise<PushOutcome>
}

/** Carries calls of more people than browsers can carry among themselves. */
export interface LargeCalls {
  readonly name: string
  /** Where browsers reach it; `null`: there is none. */
  readonly address: string | null
  /** What lets one connection into a room, for a minute. */
  pass(room: string, connection: { readonly id: string; readonly name: string }): Promise<string>
  /** Takes a connection out of a room. Doing it twice, or for a connection that was never there, is no fault. */
  remove(room: string, connection: string): Promise<void>
}

/** A delivery that failed, where more is known than that. */
export class DeliveryFault extends Error {
  /** The receiver no longer exists, so it is not tried again. */
  readonly isFinal: boolean
  /** Seconds for which the other side asks not to be called again; 0 where it says nothing. */
  readonly afterSeconds: number

  constructor(message: string, { isFinal = false, afterSeconds = 0 }: { isFinal?: boolean; afterSeconds?: number } = {}) {
    super(message)
    this.isFinal = isFinal
    this.afterSeconds = afterSeconds
  }
}

/** A picture as it may be kept and shown. */
export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: PictureType
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
  /** The first impression of a picture (thumbhash, base64), to be shown until it has come. `null`: it cannot be read. */
  impression(bytes: Uint8Array<ArrayBuffer>): Promise<string | null>
  /** A kept picture as papers embed it: JPEG on white, at most `longest` pixels (480). `null`: it cannot be read. */
  forPaper(bytes: Uint8Array<ArrayBuffer>, longest?: number): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Keeps bytes under keys that the platform makes (UUIDs). What a key holds never changes. */
export interface FileStore {
  readonly name: string
  /** Durable when it resolves. `type` is the media type. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /**
   * Keeps what comes piece by piece as one, without holding it whole. Pieces but the last are of one size, at least 5 MiB (S3 wants it so).
   * Durable when it resolves; where it rejects, or a piece cannot be had, nothing is kept under the key.
   */
  writePieces(key: string, pieces: AsyncIterable<Uint8Array<ArrayBuffer>>, type: string): Promise<void>
  /** `null` where there is nothing. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The bytes from `from` to before `to`; fewer where it ends before. `null` where nothing is. */
  readRange(key: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removing a key that does not exist is no fault. */
  remove(key: string): Promise<void>
}

/** The map of a region that the operator gave: one archive of vector tiles (PMTiles), which stays as it is while the platform runs. */
export interface MapRegion {
  readonly facts: MapRegionFacts
  readonly bytes: number
  /** The bytes from `from` to before `to`; fewer where it ends before. */
  readonly readRange: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer> | null>
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
  /** Checks again at once, over all processes, what the person may watch: their rights have changed. */
  reviewWatches(userId: string): void
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
    /** Whose saved cards it can be charged to; absent: a card that is entered now. */
    customer?: string
  }): Promise<{ reference: string; clientSecret: string }>
  /** The current state, asked of the provider (webhooks may be late or lost). */
  retrieve(reference: string): Promise<PaymentOutcome | { status: 'pending' | 'cancelled' }>
  cancel(reference: string): Promise<void>
  /** Safe to repeat: the refund's id is asked about before, whatever became of its idempotency key by then. */
  refund(input: { reference: string; refundId: string; amount: number; idempotencyKey: string }): Promise<{ reference: string }>
  /** What it has taken and given back of one payment, in minor units. */
  settled(reference: string): Promise<{ captured: number; refunded: number }>
  /** What was paid since, of what the platform asked it to take. */
  listPaid(since: Date): Promise<readonly PaidIntent[]>
  /** Checks the signature and reads the event; `null` when the signature is false. */
  readWebhook(body: string, signature: string): Promise<ProviderEvent | null>
  /** Only the built-in sandbox: what Stripe's own page and the payer's bank do elsewhere. */
  readonly sandbox?: SandboxControls
  readonly cards: ProviderCards
}

/** What a person knows a saved card by; `reference`: the provider's name of it. */
export interface SavedCardFacts {
  readonly reference: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  /** Four digits. */
  readonly expiryYear: number
}

export type CardOutcome =
  | { readonly status: 'pending' | 'requires_action' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'succeeded'; readonly card: SavedCardFacts }

/** Cards that a provider keeps for somebody: Stripe's customers, SetupIntents and off-session charges. */
export interface ProviderCards {
  /** Safe to repeat under one idempotency key. */
  createCustomer(input: { userId: string; idempotencyKey: string }): Promise<string>
  /** Begins to save a card; the browser goes on with the secret. */
  begin(input: { customer: string; idempotencyKey: string }): Promise<{ reference: string; clientSecret: string }>
  retrieve(reference: string): Promise<CardOutcome>
  /** Forgets a card; one that is gone already is no fault. */
  remove(card: string): Promise<void>
  /** Forgets somebody with all of their cards; who is gone already is no fault. */
  removeCustomer(customer: string): Promise<void>
  /**
   * Charges an intent of the customer to their card while they are away. A card that is declined, or wants its owner, is no fault: how it
   * went, {@link PaymentProvider.retrieve} says. Under one key it is tried once.
   */
  charge(input: { reference: string; card: string; idempotencyKey: string }): Promise<void>
  readonly sandbox?: {
    confirm(reference: string, card: { number: string; expiryMonth: number; expiryYear: number; cvc: string }): Promise<void>
    answerChallenge(reference: string, accept: boolean): Promise<void>
  }
}

/** Money that the provider has, as it knows it. */
export interface PaidIntent {
  readonly reference: string
  /** The platform's payment that it was asked for. */
  readonly paymentId: string
  readonly amount: number
  readonly refunded: number
}

export interface ProviderEvent {
  readonly id: string
  /** `null` when the event is genuine but about no payment. */
  readonly reference: string | null
  readonly outcome: PaymentOutcome | { status: 'pending' | 'cancelled' }
  /** The provider's name of a refund that it had accepted and could not carry out after all. */
  readonly failedRefund?: string
  readonly dispute?: ProviderDispute
}

/** A payer asked their bank to take the money back: the provider holds it back until that is decided. */
export interface ProviderDispute {
  /** The provider's name of it. */
  readonly id: string
  /** Of the payment. */
  readonly reference: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amount: number
  readonly reason: string
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

/** Scripts whose glyphs papers are written with; a glyph is looked for in this order. */
export const fontScripts = ['latin', 'latin-ext', 'arabic', 'devanagari', 'greek', 'cyrillic', 'vietnamese'] as const
export type FontScript = (typeof fontScripts)[number]
export type FontWeight = 400 | 600

/** The fonts that papers embed. */
export interface Fonts {
  /** A static font in WOFF 1. */
  read(script: FontScript, weight: FontWeight): Promise<Uint8Array<ArrayBuffer>>
}
