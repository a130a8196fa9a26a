export interface HubLimits {
  /** Bytes of one message from a client; larger ones close the connection. */
  readonly messageBytes: number
  /** Messages a client may send each second, and at once after a pause. */
  readonly messagesPerSecond: number
  readonly burst: number
  /** Calls of one connection that may wait for their answer. */
  readonly pendingCalls: number
  readonly connectionsPerUser: number
  /** Topics one connection may watch. */
  readonly topics: number
  /** Bytes waiting for a slow client, above which it is dropped; it catches up when it returns. */
  readonly backlogBytes: number
  /** Bytes kept for a stateful reconnect. */
  readonly resumeBytes: number
  /** Milliseconds a dropped stateful connection is kept. */
  readonly resumeMilliseconds: number
  readonly handshakeMilliseconds: number
  /** Silence after which the hub pings, and after which it gives a client up. */
  readonly pingMilliseconds: number
  readonly silenceMilliseconds: number
}

export const defaultLimits: HubLimits = {
  messageBytes: 32 * 1024,
  messagesPerSecond: 20,
  burst: 60,
  pendingCalls: 10,
  connectionsPerUser: 50,
  topics: 20,
  backlogBytes: 1024 * 1024,
  resumeBytes: 64 * 1024,
  resumeMilliseconds: 30_000,
  handshakeMilliseconds: 15_000,
  pingMilliseconds: 15_000,
  silenceMilliseconds: 30_000,
}
