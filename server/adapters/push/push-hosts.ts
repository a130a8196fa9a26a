/** The push services of the browsers: Chromium's, Mozilla's, Apple's, Microsoft's. */
const hosts: ReadonlySet<string> = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'] as const

/**
 * Where a device's push service takes messages; `null` for an address of anybody else, which a browser would never name: the platform shall
 * not be made to call it. Only HTTPS on its own port, and names of the known services; beside them whole `origins` that the settings name.
 */
export function pushAddressOf(endpoint: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (origins.includes(url.origin)) return url
  const isKnown = hosts.has(url.hostname) || domains.some((domain) => url.hostname.endsWith(domain))
  return url.protocol === 'https:' && url.port === '' && isKnown ? url : null
}
