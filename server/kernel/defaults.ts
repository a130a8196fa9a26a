import { uuidv7 } from 'uuidv7'
import type { Clock, Ids, Secrets } from './ports.ts'

/** What every runtime has: its clock, version 7 UUIDs, Web Crypto. */
export const systemClock: Clock = { now: () => new Date() }

export const systemIds: Ids = { next: uuidv7 }

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const webSecrets: Secrets = {
  token: (bytes = 32) => base64url(crypto.getRandomValues(new Uint8Array(bytes))),
  code: (digits) => Array.from({ length: digits }, randomDigit).join(''),
  hash: async (text) => base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))),
}

/** Bytes from 250 up are drawn again: taken modulo ten they would favour the low digits. */
function randomDigit(): number {
  for (;;) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!
    if (byte < 250) return byte % 10
  }
}
