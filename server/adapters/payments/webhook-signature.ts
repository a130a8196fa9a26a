/** Stripe's scheme: `t=<seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. Over Web Crypto, so that it works in a browser too. */

const encoder = new TextEncoder()
const toleranceSeconds = 300

export async function signBody(body: string, secret: string, at: Date): Promise<string> {
  const t = Math.floor(at.getTime() / 1000)
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), encoder.encode(`${t}.${body}`))
  return `t=${t},v1=${hex(new Uint8Array(signature))}`
}

/** True when one of the signatures is the body's and was made within five minutes of `now`. Compares in constant time. */
export async function isSigned(body: string, header: string, secret: string, now: Date): Promise<boolean> {
  const fields = header.split(',').map((field) => field.split('=', 2) as [string, string | undefined])
  const t = fields.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(t) || Math.abs(now.getTime() / 1000 - Number(t)) > toleranceSeconds) return false
  const key = await keyOf(secret, 'verify')
  const signed = encoder.encode(`${t}.${body}`)
  for (const [name, value] of fields) {
    const signature = name === 'v1' ? bytesOf(value ?? '') : null
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true
  }
  return false
}

function keyOf(secret: string, use: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(text)) return null
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
}
