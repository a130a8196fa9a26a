/**
 * The network whose visitors share a limit: an IPv4 address, or the first 64 bits of an IPv6 address, since a host chooses the other 64
 * itself. One network is always written the same way; what is no address stays as it is.
 */
export function getNetwork(ip: string): string {
  const groups = parseIPv6(ip)
  if (!groups) return ip
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of an IPv6 address; `null` for anything else. */
function parseIPv6(ip: string): number[] | null {
  const address = ip.split('%')[0]!
  if (!address.includes(':')) return null
  const [head = '', tail, more] = address.split('::')
  if (more !== undefined) return null
  const [before, after] = [readGroups(head), readGroups(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array.from({ length: missing }, () => 0), ...after]
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : null
}

/** Groups in hexadecimal; the last two may be written as an IPv4 address. */
const readGroups = (text: string): number[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? readIPv4(group) : Number.parseInt(group, 16)))

function readIPv4(text: string): number[] {
  const [a, b, c, d] = text.split('.').map(Number)
  return [a! * 256 + b!, c! * 256 + d!]
}
