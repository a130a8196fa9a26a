import type { KeyIn, Merged } from '../capabilities.ts'

export type HubEventKind = KeyIn<'hub'>

/** What the hub carries, by kind: ids and states only. Who receives one asks the API for the rest. */
export type HubPayloads = {
  [K in HubEventKind]: { readonly [F in Merged<'hub'>[K]['fields'][number]]: string }
}

/** An event of the person's own stream. */
export interface StreamEvent<K extends HubEventKind = HubEventKind> {
  /** Counts up by one for each person: whoever has seen n and gets n + 2 has missed one. */
  readonly seq: number
  readonly kind: K
  readonly payload: HubPayloads[K]
  readonly at: string
}

/** An event that nobody keeps: what was missed is found by looking again. */
export interface PassingEvent<K extends HubEventKind = HubEventKind> {
  readonly seq: null
  /** Under which it was announced; absent where it is for this connection alone. */
  readonly topic?: string
  readonly kind: K
  readonly payload: HubPayloads[K]
  readonly at: string
}

/** The answer to "what did I miss?". */
export interface CaughtUp {
  /** In order, at most {@link catchUpPage}. */
  readonly events: readonly StreamEvent[]
  /** The last number of the stream; when it is above the last event's, ask again. */
  readonly last: number
  /** The gap is older than what is kept: everything shown may be stale; go on from `last`. */
  readonly reset: boolean
}

export const catchUpPage = 200

/** What the server calls on the client. */
export const clientMethods = {
  /** One argument: a {@link StreamEvent} or {@link PassingEvent}. */
  event: 'event',
  /** No argument: the server itself may have missed something; catch up. */
  resync: 'resync',
} as const

/** What the client may call on the server. */
export const serverMethods = {
  ping: 'Ping',
  /** `(afterSeq | null, withinSeconds?)` → {@link CaughtUp}. `null`: from the first event of the last `withinSeconds` on, or nothing but where the stream stands. */
  catchUp: 'CatchUp',
  /** `(topic)`: receive what is announced under it. Fails where the caller may not, and above the limit of a connection. */
  watch: 'Watch',
  /** `(topic)` */
  unwatch: 'Unwatch',
} as const
