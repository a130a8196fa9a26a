import { existsSync } from 'node:fs'
import { passSignalsTo, startChild, stopChildren } from './building/child.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const port = process.env['PORT'] ?? '4000'
const webPort = process.env['WEB_PORT'] ?? '5173'

/** The server starts again when one of its files changes; the browser swaps what changes in place, and asks the server through Vite. */
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: port,
  API_ORIGIN: `http://localhost:${port}`,
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`,
}
const tool = (path: string, ...args: string[]) => startChild(process.execPath, [`node_modules/${path}`, ...args], env)

const children = [
  tool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--exclude=./src/**', '--exclude=./dist/**', 'server/main.ts'),
  tool('vite/bin/vite.js', '--port', webPort, '--strictPort'),
]
const asked = passSignalsTo(children)

// When one ends by itself, whatever the reason, the other is ended too.
const codes = children.map(({ ended }) => ended)
const first = await Promise.race(codes)
if (!asked()) stopChildren(children, 'SIGTERM')
await Promise.all(codes)
process.exitCode = asked() ? 0 : first
