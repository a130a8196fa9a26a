import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromCrowd, FromServer, Kind, ToCrowd, ToServer } from './messages.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const start = (name: string, ...args: string[]) => fork(here(name), args, { execArgv: ['--expose-gc', '--import', 'tsx'] })

/** The next message of the child that passes; rejects when the child ends first. */
function next<T>(child: ChildProcess, passes: (message: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a measured process ended'))
    const heard = (message: T) => {
      if (!passes(message)) return
      child.off('message', heard).off('exit', ended)
      resolve(message)
    }
    child.on('message', heard).on('exit', ended)
  })
}

async function memoryOf(server: ChildProcess): Promise<number> {
  const answer = next<FromServer>(server, (message) => 'bytes' in message)
  server.send('measure' satisfies ToServer)
  return ((await answer) as { bytes: number }).bytes
}

export interface Crowd {
  readonly bytesPerConnection: number
  /** Milliseconds from the word to tell everybody until all have heard. */
  tellAll(): Promise<number>
  close(): void
}

/** So many connections to one process, each of a kind. */
export async function gatherCrowd(kind: Kind, size: number): Promise<Crowd> {
  const server = start('serve.ts', kind)
  const children = [server]
  const close = () => children.forEach((child) => child.kill())
  try {
    const { port } = (await next<FromServer>(server, (message) => 'port' in message)) as { port: number }
    const before = await memoryOf(server)
    const crowd = start('crowd.ts', kind, String(port), String(size))
    children.push(crowd)
    await next<FromCrowd>(crowd, (message) => message === 'connected')
    const bytesPerConnection = ((await memoryOf(server)) - before) / size
    const watching = next<FromCrowd>(crowd, (message) => message === 'watching')
    crowd.send('watch' satisfies ToCrowd)
    await watching
    return {
      bytesPerConnection,
      async tellAll() {
        const heard = next<FromCrowd>(crowd, (message) => message === 'heard')
        const began = performance.now()
        server.send('tellAll' satisfies ToServer)
        await heard
        return performance.now() - began
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
