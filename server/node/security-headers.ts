import type { IncomingMessage } from 'node:http'
import { contentPolicy, type ThirdParties } from './content-policy.ts'

export interface SecurityOptions extends ThirdParties {
  readonly publicUrl: string
  /** Scripts that stand within the application's page. */
  readonly pageScripts?: readonly string[]
  /** Proxies whose forwarding headers are believed (`caller-address.ts`). */
  readonly trustedProxies: readonly string[]
}

/** What a browser heeds with documents and workers alone: on a script or a font they would only be carried along. */
export const ofDocuments = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const

const twoYears = 63_072_000

/** Headers that every answer carries, whoever makes it; an answer may set a stricter policy of its own. `isSecure`: it goes over TLS. */
export function securityHeaders(
  options: SecurityOptions,
  isSecure: (request: IncomingMessage) => boolean,
): (request: IncomingMessage) => Readonly<Record<string, string>> {
  const always: Record<string, string> = {
    'Content-Security-Policy': contentPolicy(options, { scripts: options.pageScripts }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(self), microphone=(self), geolocation=(self), display-capture=(self), payment=(self${
      options.stripe ? ' "https://js.stripe.com"' : ''
    }), usb=(), serial=(), midi=(), accelerometer=(), gyroscope=(), magnetometer=()`,
    // Firebase's sign-in window must be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': options.firebaseDomain ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const behindTls = { ...always, 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }
  const publicTls = options.publicUrl.startsWith('https:')
  return (request) => (publicTls || isSecure(request) ? behindTls : always)
}
