/** What one household or office shares of an address: of IPv6 the network's 64 bits, for a host has all below. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? expanded(ip).slice(0, 4).join(':') : ip
}

function expanded(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = tail === undefined ? 0 : 8 - before!.length - after!.length
  return [...before!, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after!]
}
