import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  /** Milliseconds from its start to its first good answer. */
  readonly readyAfter: number
  stop(): Promise<void>
}

/** Starts a program that answers at `path` of the port and waits for that. Its output is dropped, as a log that somebody else keeps. */
export async function startServer(
  command: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
  path = '/readyz',
): Promise<RunningServer> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DRAIN_SECONDS: '0', ...env },
  })
  const ended = once(child, 'exit')
  let alive = true
  void ended.then(() => (alive = false))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (!alive) throw new Error(`${command.join(' ')} ended before it answered`)
    if (performance.now() - started > 120_000) throw new Error(`${command.join(' ')} did not answer within two minutes`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    process: child,
    readyAfter: performance.now() - started,
    async stop() {
      if (alive) child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}
