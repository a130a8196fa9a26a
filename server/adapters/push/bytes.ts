import { base64url } from '#server/kernel/defaults.ts'

export { base64url }

/** Reads base64url, with or without its end; `null` for anything else. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*={0,2}$/.test(text)) return null
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
    return Uint8Array.from(plain, (sign) => sign.codePointAt(0)!)
  } catch {
    return null
  }
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
