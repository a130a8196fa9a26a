import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The caller's address: behind a trusted proxy the one it wrote last, since earlier ones can be made up by anybody. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? ''
  if (!trustProxy) return plain(peer)
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
  const last = forwarded.split(',').at(-1)?.trim() ?? ''
  return plain(isIP(last) ? last : peer)
}

/** `::ffff:192.0.2.1` is 192.0.2.1 on a socket that speaks both. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

export const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')
