import { joined } from './bytes.ts'

/** A subscription's keys: the device's point on P-256, uncompressed (65 bytes), and the secret that both know (16 bytes). */
export interface ReceiverKeys {
  readonly p256dh: Uint8Array<ArrayBuffer>
  readonly auth: Uint8Array<ArrayBuffer>
}

/** What is drawn anew for each message; given by tests alone. */
export interface MessageChance {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly keys: CryptoKeyPair
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const recordSize = 4096
const text = new TextEncoder()

async function drawn(): Promise<MessageChance> {
  const keys = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return { salt: crypto.getRandomValues(new Uint8Array(16)), keys }
}

async function hkdf(
  salt: Uint8Array<ArrayBuffer>,
  secret: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8))
}

/**
 * A message as RFC 8291 has it (`aes128gcm`, one record), which only the device reads. `padTo`: bytes that the message is filled up to, so that
 * its length does not tell the push service what it says. Throws for keys that are none.
 */
export async function encryptPush(
  message: Uint8Array<ArrayBuffer>,
  { p256dh, auth }: ReceiverKeys,
  padTo: number,
  chance?: MessageChance,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, keys } = chance ?? (await drawn())
  const receiver = await crypto.subtle.importKey('raw', p256dh, curve, false, [])
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: receiver }, keys.privateKey, 256))
  const secret = await hkdf(auth, shared, joined(text.encode('WebPush: info\0'), p256dh, own), 32)
  const key = await hkdf(salt, secret, text.encode('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await hkdf(salt, secret, text.encode('Content-Encoding: nonce\0'), 12)
  const padding = new Uint8Array(Math.max(0, padTo - message.length))
  // The last record's delimiter, RFC 8188.
  const record = joined(message, Uint8Array.of(2), padding)
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, record))
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordSize)
  return joined(salt, size, Uint8Array.of(own.length), own, sealed)
}
