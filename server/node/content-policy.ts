import { createHash } from 'node:crypto'

/** What third parties the browser may talk to, decided by the configuration. */
export interface ThirdParties {
  readonly stripe: boolean
  readonly maps: boolean
  /** The authentication domain of the Firebase project; `null` without one. */
  readonly firebaseDomain: string | null
  /** Where large calls go by, `wss://…`; `null` without. */
  readonly largeCalls: string | null
}

type Directives = Readonly<Record<string, readonly string[]>>

/** Nothing inline but style attributes, which React and antd set on elements; nothing from elsewhere. */
const own: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  // Papers that were just made are shown by the browser's own reader.
  'frame-src': ['blob:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const stripe: Directives = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

/** https://developers.google.com/maps/documentation/javascript/content-security-policy */
const maps: Directives = {
  'script-src': ['https://maps.googleapis.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com'],
  'img-src': ['https://*.gstatic.com', 'https://*.googleapis.com'],
  'worker-src': ['blob:'],
}

const firebase = (domain: string): Directives => ({
  'script-src': ['https://apis.google.com'],
  'frame-src': [`https://${domain}`],
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
})

function add(to: Directives, more: Directives): Directives {
  const sum: Record<string, readonly string[]> = { ...to }
  for (const [name, sources] of Object.entries(more)) {
    sum[name] = [...(sum[name] ?? []).filter((source) => source !== "'none'"), ...sources]
  }
  return sum
}

/** Texts that stand within pages themselves; each is let in by its hash. */
export interface WithinPage {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

const hashes = (texts: readonly string[] = []) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Over a socket, and over HTTP to see whether it can be reached at all. */
const largeCallsBy = (address: string): Directives => {
  const { origin } = new URL(address)
  return { 'connect-src': [origin, origin.replace(/^ws/, 'http')] }
}

/** The Content-Security-Policy of every answer; that of a page knows what stands within it. */
export function contentPolicy(thirdParties: ThirdParties, within: WithinPage = {}): string {
  let directives = own
  if (thirdParties.stripe) directives = add(directives, stripe)
  if (thirdParties.maps) directives = add(directives, maps)
  if (thirdParties.firebaseDomain) directives = add(directives, firebase(thirdParties.firebaseDomain))
  if (thirdParties.largeCalls) directives = add(directives, largeCallsBy(thirdParties.largeCalls))
  directives = add(directives, { 'script-src': hashes(within.scripts), 'style-src': hashes(within.styles) })
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
