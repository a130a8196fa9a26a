import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPinoLog } from './adapters/log/pino.ts'
import { readConfig } from './config.ts'
import { commands, runCommand, type Command } from './node/commands/run-command.ts'
import { faultLines } from './node/fault.ts'
import { greeting } from './node/greeting.ts'
import { startServer } from './node/start.ts'

/** The built web application, seen from the sources and from the built server. */
const webFolder = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/web' : '../web', import.meta.url))

function leave(error: unknown): never {
  for (const line of faultLines(error)) process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const log = createPinoLog(config.LOG_LEVEL)
  // A first start takes seconds: a signal that comes meanwhile is kept until there is something to stop. Ctrl-C may come twice, from the
  // terminal and from the script that started us: only the first counts.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
    // Whoever started us is gone without a word.
    process.on('disconnect', () => resolve())
  })
  const server = await startServer(config, log, webFolder)
  process.stdout.write(greeting(server))
  const fault = await Promise.race([asked, server.lost])
  if (fault) leave(fault)
  await server.stop()
  process.exit(0)
}

async function command(name: Command, args: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  const sentence = await runCommand(name, args, config, createPinoLog('warn'))
  process.stdout.write(`${sentence}\n`)
  process.exit(0)
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (name === undefined) return serve()
  const known = commands.find((each) => each === name)
  if (!known) throw new Error(`There is no command ${name}: ${commands.join(', ')}`)
  return command(known, args)
}

await main(process.argv.slice(2)).catch(leave)
