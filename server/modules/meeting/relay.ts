import type { Relay } from '#contract/meeting/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'

/**
 * The servers by which a connection finds its way. Credentials of the relay hold for the configured time and name the connection, not the
 * person: they are coturn's time-limited ones (turnserver.conf, `use-auth-secret`; draft-uberti-behave-turn-rest).
 */
export async function relayFor({ clock, settings }: Pick<Platform, 'clock' | 'settings'>, connection: string): Promise<Relay> {
  const { stun, turn } = settings.callWays
  const direct = stun.length > 0 ? [{ urls: [...stun] }] : []
  if (!turn) return { iceServers: direct, relayUntil: null }
  const until = Math.floor(clock.now().getTime() / 1000) + turn.seconds
  const username = `${until}:${connection}`
  const credential = await signed(turn.secret, username)
  return {
    iceServers: [...direct, { urls: [...turn.urls], username, credential }],
    relayUntil: new Date(until * 1000).toISOString(),
  }
}

/** HMAC-SHA1 in base64, as coturn asks for. */
async function signed(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes))
}
