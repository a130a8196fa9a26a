import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { testSettings } from './ports.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface SpawnedServer {
  readonly url: string
  readonly port: number
  readonly process: ReturnType<typeof spawn>
  /** What it wrote, log and sentences alike. */
  output(): string
  /** Its code, once it has ended; `null` while it runs, a signal's name when that ended it. */
  ended(): number | NodeJS.Signals | null
  /** Resolves with its code. */
  readonly exit: Promise<number | NodeJS.Signals>
}

/** The platform's own process, as it is deployed; access tokens of the tests are good there. Not yet ready: {@link ready}. */
export async function spawnServer(env: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'carenest-spawned-'))
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      // Nobody listens there: these tests send no mail.
      SMTP_URL: 'smtp://127.0.0.1:9',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      TOKEN_SECRET: testSettings.tokenSecret,
      LOG_LEVEL: 'warn',
      VISITOR_CALLS_PER_MINUTE: '0',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  let ended: number | NodeJS.Signals | null = null
  const exit = once(child, 'exit').then(([code, signal]) => {
    rmSync(folder, { recursive: true, force: true })
    ended = (code ?? signal) as number | NodeJS.Signals
    return ended
  })
  return { url: `http://127.0.0.1:${port}`, port, process: child, output: () => output, ended: () => ended, exit }
}

/** Waits until it takes calls; fails at once when it ends instead. */
export async function ready(server: SpawnedServer): Promise<SpawnedServer> {
  const look = async () => {
    if (server.ended() !== null) return
    if (!(await fetch(`${server.url}/readyz`)).ok) throw new Error('not ready')
  }
  await vi.waitFor(look, { timeout: 110_000, interval: 100 })
  if (server.ended() !== null) throw new Error(`The server ended: ${server.output()}`)
  return server
}

/** Ends it without ceremony, where a test does not look at how it ends. */
export async function kill(server: SpawnedServer): Promise<void> {
  server.process.kill('SIGKILL')
  await server.exit
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
