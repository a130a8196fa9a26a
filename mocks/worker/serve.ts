import { serveHub } from '#server/hub/http.ts'
import { problemResponse } from '#server/kernel/http/problems.ts'
import type { Questions } from '../messages.ts'
import { consoleLog, PortSocket, refuse } from './ports.ts'
import type { World } from './world.ts'

/** Has the platform answer a request that was sent from a page. */
export async function answerRequest(world: World, asked: Questions['request']['asked']): Promise<Questions['request']['answer']> {
  const response = await responseOf(world, asked)
  const body = response.body && (await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body }
}

async function responseOf(world: World, { method, address, headers, body, failing }: Questions['request']['asked']) {
  // The platform's own answer to a fault of its own.
  if (failing) return problemResponse(new Error('A fault that was asked for'), consoleLog, crypto.randomUUID())
  const request = new Request(address, { method, headers: headers.map(([name, value]) => [name, value]), body })
  return serveHub(request) ?? world.fetch(request, { ip: '127.0.0.1' })
}

/** Gives the hub a connection whose other end is in a page. Whoever brings no good ticket is refused. */
export async function connectSocket({ hub }: World, address: string, port: MessagePort): Promise<void> {
  const query = new URL(address).searchParams
  const guest = await hub.redeem(query.get('access_token') ?? '')
  if (!guest || hub.isFull(guest.userId)) refuse(port)
  else hub.accept(new PortSocket(port), guest, query.get('id'))
}
