import { tooDeepField } from '#server/kernel/http/depth.ts'

/** The SignalR JSON hub protocol, as the official clients speak it: records of JSON, each ended by one separator. */
export const separator = '\u001e'

export const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const

/** 2 adds acknowledgements and the sequence message of stateful reconnect. */
export const newestVersion = 2

export interface Handshake {
  readonly protocol: string
  readonly version: number
}

export type ClientMessage =
  | {
      readonly type: 1 | 4
      readonly target: string
      readonly arguments: readonly unknown[]
      readonly invocationId: string | null
    }
  | { readonly type: 2 | 3 | 5 | 6 | 7 }
  | { readonly type: 8 | 9; readonly sequenceId: number }

/** What was received breaks the protocol; the connection cannot go on. */
export class ProtocolFault extends Error {}

/** The records of one WebSocket message. Clients never split a record over two messages. */
export function records(text: string): string[] {
  if (!text.endsWith(separator)) throw new ProtocolFault('a record has no end')
  return text.slice(0, -1).split(separator)
}

/** Levels of a record: a call's arguments are ids and texts. */
const deepest = 16

function parseObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ProtocolFault('a record is no JSON')
  }
  if (tooDeepField(value, deepest) !== null) throw new ProtocolFault('a record nests too deep')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProtocolFault('a record is no object')
  return value as Record<string, unknown>
}

export function parseHandshake(text: string): Handshake {
  const { protocol, version } = parseObject(text)
  if (typeof protocol !== 'string' || typeof version !== 'number') throw new ProtocolFault('no handshake')
  return { protocol, version }
}

/** `true` when the first record of a connection is no handshake but the sequence message of a client that believes it was connected before. */
export function isResumption(text: string): boolean {
  return parseObject(text)['type'] === messageType.sequence
}

/** A message of the client; `null` for a type of a later protocol, which is to be ignored. */
export function parseMessage(text: string): ClientMessage | null {
  const message = parseObject(text)
  const { type } = message
  if (typeof type !== 'number') throw new ProtocolFault('a message has no type')
  switch (type) {
    case 1:
    case 4: {
      const { target, invocationId = null, arguments: given } = message
      if (typeof target !== 'string' || target === '' || !Array.isArray(given))
        throw new ProtocolFault('an invocation is incomplete')
      if (invocationId !== null && (typeof invocationId !== 'string' || invocationId === ''))
        throw new ProtocolFault('an invocation is incomplete')
      return { type, target, arguments: given, invocationId }
    }
    case 2:
    case 3:
    case 5:
    case 6:
    case 7:
      return { type }
    case 8:
    case 9: {
      const { sequenceId } = message
      if (!Number.isSafeInteger(sequenceId)) throw new ProtocolFault('a sequence number is missing')
      return { type, sequenceId: sequenceId as number }
    }
    default:
      return null
  }
}

/** Types 1 to 5 are counted, kept and sent again by stateful reconnect; the others are not. */
export const isCounted = (type: number) => type >= 1 && type <= 5

const record = (value: unknown) => JSON.stringify(value) + separator

export const write = {
  handshake: (error?: string) => record(error === undefined ? {} : { error }),
  invocation: (target: string, ...args: unknown[]) => record({ type: 1, target, arguments: args }),
  result: (invocationId: string, result: unknown) => record({ type: 3, invocationId, result: result ?? null }),
  failure: (invocationId: string, error: string) => record({ type: 3, invocationId, error }),
  close: (error?: string, allowReconnect = false) =>
    record({ type: 7, ...(error && { error }), ...(allowReconnect && { allowReconnect }) }),
  ack: (sequenceId: number) => record({ type: 8, sequenceId }),
  sequence: (sequenceId: number) => record({ type: 9, sequenceId }),
}

const encoder = new TextEncoder()

/** Encoded once, whoever it is sent to. */
export const encode = (text: string): Uint8Array => encoder.encode(text)

export const pingFrame = encode(record({ type: 6 }))
