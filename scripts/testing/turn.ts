import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { findOrInstall } from './packages.ts'
import { freePort } from './process.ts'
import type { TemporaryServer } from './postgres.ts'

export interface TemporaryRelay extends TemporaryServer {
  /** What signs its credentials (`use-auth-secret`). */
  readonly secret: string
  /** Whoever stops it lets nothing through for a while, as a network that is lost. */
  readonly pid: number
  /** Lets nothing through, and lets it through again: as a network that is lost for a while. */
  readonly freeze: () => void
  readonly thaw: () => void
}

/** Browsers do not look for ways over the loopback: the relay listens where they do. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

/** Starts a coturn of its own, for calls that find no direct way; `null` where the machine has none and cannot get it, or has no network. */
export async function startTurn(): Promise<TemporaryRelay | null> {
  const address = ownAddress()
  const program = address && (await findOrInstall('turnserver', 'coturn'))
  if (!program) return null
  const port = await freePort()
  const secret = 'a secret of tests alone'
  const args = ['-n', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=carenest', `--listening-port=${port}`]
  const quiet = ['--no-cli', '--no-tls', '--no-dtls', '--log-file=stdout', '--simple-log', '--pidfile=/dev/null']
  const child = spawn(program, [...args, `--listening-ip=${address}`, `--relay-ip=${address}`, ...quiet])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  for (let tries = 0; !said.includes('Total General servers'); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`coturn did not start: ${said.slice(-500)}`)
    await wait(50)
  }
  return {
    url: `turn:${address}:${port}?transport=udp`,
    secret,
    pid: child.pid!,
    from: program,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}
