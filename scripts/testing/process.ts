import { spawn, type SpawnOptions } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a command to its end. `echo` passes its output on while it runs; it is collected either way. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { echo?: boolean } = {},
): Promise<Finished> {
  const { echo = false, ...rest } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (echo) process.stdout.write(text)
      })
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
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
