/**
 * The first step of the official client: which transports there are, and under which name to come back. Keeps nothing: the
 * token only names a connection of one's own for a stateful reconnect, and a ticket is asked for at the connection itself.
 */
export function negotiate(query: URLSearchParams): Record<string, unknown> {
  const version = Number(query.get('negotiateVersion') ?? 0)
  const connectionId = crypto.randomUUID()
  return {
    negotiateVersion: version >= 1 ? 1 : 0,
    connectionId,
    ...(version >= 1 && { connectionToken: crypto.randomUUID() }),
    ...(query.get('useStatefulReconnect') === 'true' && { useStatefulReconnect: true }),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  }
}
