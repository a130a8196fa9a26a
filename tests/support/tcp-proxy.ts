import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a port of this machine that a test can hold still or cut. */
export async function openProxy(port: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
      if (isSilent) hold(socket)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Nothing passes any more over the connections there are; they stay open. */
    freeze(): void {
      for (const socket of sockets) hold(socket)
    },
    /** Connections that are made from now on are taken, and nothing passes over them either. */
    silence(): void {
      isSilent = true
      for (const socket of sockets) hold(socket)
    },
    /** New connections pass again; those that were held are lost. */
    restore(): void {
      isSilent = false
      for (const socket of sockets) socket.destroy()
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function hold(socket: Socket): void {
  socket.unpipe()
  socket.pause()
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>
