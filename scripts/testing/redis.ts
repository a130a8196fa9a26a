import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findOrInstall } from './packages.ts'
import { freePort } from './process.ts'
import type { TemporaryServer } from './postgres.ts'

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => (socket.end(), resolve(true)))
    socket.on('error', () => resolve(false))
  })
}

/** Starts a Redis of its own that keeps nothing, or answers `null` where the machine has none and cannot get it. */
export async function startRedis(): Promise<TemporaryServer | null> {
  const program = await findOrInstall('redis-server', 'redis-server')
  if (!program) return null
  const port = await freePort()
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('Redis did not start')
    await wait(50)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    from: program,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
