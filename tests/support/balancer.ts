import { Agent, request, type IncomingMessage } from 'node:http'
import type { SpawnedServer } from './spawned-server.ts'

export interface Answered {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Asked {
  readonly method?: string
  readonly token?: string
  readonly agent?: Agent
}

/** One call over HTTP; rejects when the connection fails. */
export function ask({ port }: Pick<SpawnedServer, 'port'>, path: string, { method = 'GET', token, agent }: Asked = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {}
    const asked = request({ port, host: '127.0.0.1', path, method, headers, ...(agent && { agent }) }, (answer) => {
      answer
        .toArray()
        .then(
          (parts) => resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts).toString() }),
          reject,
        )
    })
    asked.on('error', reject).end()
  })
}

/** What stands before several processes: keeps its connections to them, and leaves out who does not say that they are ready. */
export function startBalancer(servers: readonly SpawnedServer[]) {
  const agent = new Agent({ keepAlive: true })
  const isReady = new Map(servers.map((server) => [server, true]))
  let turn = 0
  const look = setInterval(() => {
    for (const server of servers)
      ask(server, '/readyz').then(
        ({ status }) => isReady.set(server, status === 200),
        () => isReady.set(server, false),
      )
  }, 100)
  return {
    /** Passes the call to the next that is ready. */
    ask(path: string, asked: Omit<Asked, 'agent'> = {}): Promise<Answered> {
      const ready = servers.filter((server) => isReady.get(server))
      const server = ready[(turn += 1) % ready.length]
      if (!server) return Promise.reject(new Error('Nobody is ready'))
      return ask(server, path, { ...asked, agent })
    },
    stop(): void {
      clearInterval(look)
      agent.destroy()
    },
  }
}
