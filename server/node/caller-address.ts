import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** Who calls, as far as that can be believed. */
export interface CallerReader {
  /** The caller's address: of those in `X-Forwarded-For` the last that no trusted proxy has; without a trusted proxy, the peer's. */
  readonly address: (request: IncomingMessage) => string
  /** Whether they came over TLS, as a trusted proxy says. */
  readonly isSecure: (request: IncomingMessage) => boolean
}

/** `trusted`: addresses and networks of proxies (`10.1.2.3`, `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`); what others say of themselves is not heard. */
export function callerReader(trusted: readonly string[]): CallerReader {
  const trust = proxyAddr.compile([...trusted])
  const isTrustedPeer = ({ socket }: IncomingMessage) => trust(socket.remoteAddress ?? '', 0)
  return {
    address(request) {
      const address = plain(proxyAddr(request, trust))
      return isIP(address) ? address : plain(request.socket.remoteAddress ?? '')
    },
    isSecure: (request) => request.headers['x-forwarded-proto'] === 'https' && isTrustedPeer(request),
  }
}

/** `::ffff:192.0.2.1` is 192.0.2.1 on a socket that speaks both. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

/** A caller on this machine itself, and not one for whom a proxy on it speaks. */
export const isLocal = ({ socket, headers }: IncomingMessage) =>
  /^(?:::1$|127\.)/.test(plain(socket.remoteAddress ?? '')) && !headers['x-forwarded-for'] && !headers.forwarded
