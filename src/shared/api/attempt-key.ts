/** A fresh name for an attempt: 128 random bits as hexadecimal. `crypto.randomUUID` would need a secure context. */
export function attemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
