/** A name and an e-mail address. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** Servers of a call's ways: STUN tells a browser its own address, TURN relays what finds no direct way. */
export interface CallWays {
  /** `stun:` addresses; none: only networks that see each other directly, and the relay. */
  readonly stun: readonly string[]
  /** A relay with coturn's `use-auth-secret`; `null`: none. `seconds`: how long its credentials hold. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string; readonly seconds: number } | null
}

/** What verbs may know of the configuration. Read once and checked at the start; see `server/config.ts`. */
export interface Settings {
  /** Where people reach the platform: `http://localhost:4000`. No slash at the end. */
  readonly publicUrl: string
  /** Whom mails and calendar entries come from. */
  readonly mailFrom: Mailbox
  /** Signs access tokens; at least 32 bytes. */
  readonly tokenSecret: string
  readonly accessTokenSeconds: number
  readonly refreshTokenDays: number
  /** Firebase project whose tokens are accepted at social sign-in; `null` when not configured. */
  readonly firebase: { readonly projectId: string; readonly apiKey: string; readonly authDomain: string } | null
  readonly stripePublishableKey: string | null
  readonly mapsKey: string | null
  /** How browsers find a way to each other in a call. */
  readonly callWays: CallWays
  /** Questions (GET) a minute that one network may ask without a login, and as many calls of other kinds; `null`: as many as it likes. */
  readonly visitorCalls: number | null
}
