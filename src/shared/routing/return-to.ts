/** Name in the query under which a sign-in screen is told where to go afterwards. */
export const returnToName = 'returnTo'

/**
 * The address to go to after sign-in, when the query names one within this site: a path with its query, nothing else.
 * A foreign or unreadable address gives `undefined`, so that no link can lead a person who signs in elsewhere.
 */
export function returnToOf(search: string, origin: string): string | undefined {
  const given = new URLSearchParams(search).get(returnToName)
  if (!given || !/^\/(?![/\\])/.test(given)) return undefined
  const address = URL.canParse(given, origin) ? new URL(given, origin) : undefined
  return address?.origin === origin ? address.pathname + address.search : undefined
}
