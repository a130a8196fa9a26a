import { adTokenMinutes } from '#contract/advertisements/values.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** What a token says, once it is known to be ours. */
export interface AdToken {
  readonly advertisementId: string
  readonly nonce: string
  readonly shownAt: Date
}

const encoder = new TextEncoder()
const form = /^([0-9a-f-]{36})\.([\w-]{16,64})\.([0-9a-z]{1,12})\.([0-9a-f]{64})$/

/** A token for one showing of an advertisement: nobody can make one, and each counts once. */
export async function issueToken({ clock, secrets, settings }: Platform, advertisementId: string): Promise<string> {
  const said = `${advertisementId}.${secrets.token(12)}.${clock.now().getTime().toString(36)}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(settings.tokenSecret, 'sign'), encoder.encode(purpose + said))
  return `${said}.${Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Nobody takes it for a token of another kind. */
const purpose = 'advertisement:'

/** What it says; or why it is none. Of one that is not ours nothing is believed. */
export async function readToken({ clock, settings }: Platform, token: string): Promise<AdToken | 'forged' | 'expired'> {
  const [, advertisementId, nonce, at, signature] = form.exec(token) ?? []
  if (!advertisementId || !nonce || !at || !signature) return 'forged'
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(signature.slice(index * 2, index * 2 + 2), 16))
  const said = encoder.encode(`${purpose}${advertisementId}.${nonce}.${at}`)
  if (!(await crypto.subtle.verify('HMAC', await keyOf(settings.tokenSecret, 'verify'), bytes, said))) return 'forged'
  const shownAt = new Date(Number.parseInt(at, 36))
  if (clock.now().getTime() - shownAt.getTime() > adTokenMinutes * 60_000) return 'expired'
  return { advertisementId, nonce, shownAt }
}

/** The advertisement that a token names, whoever made it: what is rejected is counted with it. */
export const namedBy = (token: string): string | null => form.exec(token)?.[1] ?? null

function keyOf(secret: string, use: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}
