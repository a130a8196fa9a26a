import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPinoLog } from './adapters/log/pino.ts'
import { assertReadyToServe, readConfig } from './config.ts'
import { openDatabase } from './node/database.ts'
import { faultLines } from './node/fault.ts'

/** The built web application, seen from the sources and from the built server. */
const webFolder = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/web' : '../web', import.meta.url))

function leave(error: unknown): never {
  for (const line of faultLines(error)) process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  assertReadyToServe(config)
  const log = createPinoLog(config.LOG_LEVEL)
  // A first start takes seconds: a signal that comes meanwhile is kept until there is something to stop. Ctrl-C may come twice, from the
  // terminal and from the script that started us: only the first counts.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
    // Whoever started us is gone without a word.
    process.on('disconnect', () => resolve())
  })
  // The database opens in its thread while the rest is read in this one.
  const [database, { startServer }, { greeting }] = await Promise.all([
    openDatabase(config, log),
    import('./node/start.ts'),
    import('./node/greeting.ts'),
  ])
  const server = await startServer(config, log, database, webFolder)
  process.stdout.write(greeting(server))
  const fault = await Promise.race([asked, server.lost])
  if (fault) leave(fault)
  await server.stop()
  process.exit(0)
}

async function command(name: string, args: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  const { isCommand, runCommand } = await import('./node/commands/run-command.ts')
  if (!isCommand(name)) throw new Error(`There is no command ${name}`)
  const sentence = await runCommand(name, args, config, createPinoLog('warn'))
  process.stdout.write(`${sentence}\n`)
  process.exit(0)
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (name === undefined) return serve()
  return command(name, args)
}

await main(process.argv.slice(2)).catch(leave)
