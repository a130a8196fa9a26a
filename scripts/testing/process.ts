import { spawn, type SpawnOptions } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

export interface Finished {
  readonly code: number
  readonly output: string
}

export interface Running extends SpawnOptions {
  /** Passes its output on while it runs; it is collected either way. */
  readonly echo?: boolean
  /** Milliseconds without a word after which it is ended, with all that it started. */
  readonly silence?: number
}

/** Commands that may be ended for their silence lead a group of processes each, which no signal of the terminal reaches. */
const groups = new Set<number>()

/** Ends them with all that they started. */
export function endGroups(): void {
  for (const leader of groups) endGroup(leader)
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command to its end. */
export function run(
  command: string,
  args: readonly string[],
  { echo = false, silence, ...options }: Running = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: silence !== undefined })
    const { pid } = child
    if (silence !== undefined && pid !== undefined) groups.add(pid)
    let output = ''
    let waiting: NodeJS.Timeout | undefined
    const hear = (text: string) => {
      output += text
      if (echo) process.stdout.write(text)
      clearTimeout(waiting)
      if (silence !== undefined && pid !== undefined) waiting = setTimeout(endForSilence, silence, pid, silence)
    }
    const endForSilence = (leader: number, milliseconds: number) => {
      hear(`\nEnded: not a word for ${Math.round(milliseconds / 1000)} s\n`)
      endGroup(leader)
    }
    hear('')
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    const end = (finished: Finished) => {
      clearTimeout(waiting)
      if (pid !== undefined) groups.delete(pid)
      resolve(finished)
    }
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => end({ code: code ?? 1, output }))
  })
}

/** The full path of a program on the PATH, or in one of the further folders. */
export function findProgram(name: string, further: readonly string[] = []): string | null {
  for (const folder of [...further, ...(process.env['PATH'] ?? '').split(delimiter)]) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      continue
    }
  }
  return null
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
