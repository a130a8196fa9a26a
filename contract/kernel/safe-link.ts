const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const longest = 2000

/** Whether an address may be a link in what a person wrote: whole, of a known scheme, without a sign-in in it. */
export function isSafeLink(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers leave out line ends and tabs before they read an address
  if (href.length > longest || /[\u0000-\u0020\u007f]/.test(href)) return false
  try {
    const { protocol, username, password, host } = new URL(href)
    if (!schemes.has(protocol) || username !== '' || password !== '') return false
    return !protocol.startsWith('http') || host !== ''
  } catch {
    return false
  }
}
