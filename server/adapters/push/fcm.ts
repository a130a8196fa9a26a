import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock, Pushes, PushOutcome } from '#server/kernel/ports.ts'
import { refusedBy } from './answer-of-service.ts'

/** The file that Firebase gives out for a service account, as far as it is used. */
export const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.output<typeof serviceAccount>

export interface FcmOptions {
  readonly account: ServiceAccount
  readonly clock: Clock
  /** Another origin than Google's; for tests. */
  readonly origin?: string
}

const patience = 5_000
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const refused = z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).optional() }) })

/** Firebase Cloud Messaging, HTTP v1, for devices that have a token of it. The message is data alone: what to show, the device decides. */
export function createFcm({ account, clock, origin = 'https://fcm.googleapis.com' }: FcmOptions): Pushes {
  const accessToken = accessTokens(account, clock)
  const address = `${origin}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`
  return {
    name: 'fcm',
    services: ['fcm'],
    publicKey: async () => null,
    takes: ({ service, endpoint, keys }) => service === 'fcm' && keys === null && /^[\w:.-]{20,1000}$/.test(endpoint),
    async send({ endpoint: token }, { payload }): Promise<PushOutcome> {
      const body = { message: { token, data: { news: payload }, android: { priority: 'HIGH', ttl: '86400s' } } }
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        headers: { Authorization: `Bearer ${await accessToken.read()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      })
      const said: unknown = await response.json().catch(() => null)
      if (response.ok) return 'sent'
      if (response.status === 401) accessToken.forget()
      if (response.status === 404 || codesOf(said).some((code) => gone.has(code))) return 'gone'
      throw refusedBy('Firebase', response, clock)
    },
  }
}

const gone: ReadonlySet<string> = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH'])

function codesOf(said: unknown): readonly string[] {
  const read = refused.safeParse(said)
  return read.success ? (read.data.error.details ?? []).flatMap(({ errorCode }) => errorCode ?? []) : []
}

/** Tokens by which Google knows the service account (RFC 7523); one is used until shortly before its end. */
function accessTokens({ client_email, private_key, token_uri }: ServiceAccount, clock: Clock) {
  let kept: { readonly token: string; readonly until: number } | undefined
  const ask = async (now: number): Promise<string> => {
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(await importPKCS8(private_key, 'RS256'))
    const response = await fetch(token_uri, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw refusedBy('Google', response, clock)
    const { access_token: token, expires_in: seconds } = granted.parse(await response.json())
    kept = { token, until: now + seconds - 60 }
    return token
  }
  return {
    read: async () => {
      const now = Math.floor(clock.now().getTime() / 1000)
      return kept && now < kept.until ? kept.token : ask(now)
    },
    forget: () => void (kept = undefined),
  }
}
