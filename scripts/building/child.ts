import { spawn, type ChildProcess } from 'node:child_process'

export interface Child {
  readonly process: ChildProcess
  /** The exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>
}

/** Starts a Node program at this terminal; over the channel it learns when we are gone. */
export function startChild(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { process: child, ended }
}

/**
 * Hands the word to stop on to the children, once, and leaves it to them to end, so that none is left over. Answers whether it came.
 * Ctrl-C reaches the children from the terminal as well.
 */
export function passSignalsTo(children: readonly Child[]): () => boolean {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked) return
      asked = true
      stopChildren(children, signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return () => asked
}

export function stopChildren(children: readonly Child[], signal: NodeJS.Signals): void {
  for (const { process: child } of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}
