import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountCalls } from '#contract/account/calls.ts'
import { freePort } from '../../scripts/testing/process.ts'

const root = join(import.meta.dirname, '../..')
const home = mkdtempSync(join(tmpdir(), 'carenest-production-'))
const inHome = (name: string) => join(home, name)
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The image's version of Node, from the registry where this process is another; `null` where it cannot be had. */
function findImageNode(): string | null {
  if (process.versions.node.startsWith('24.')) return process.execPath
  try {
    const print = ['-y', '-p', 'node@24', 'node', '-p', 'process.execPath']
    return execFileSync('npx', print, {
      encoding: 'utf8',
      cwd: home,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 120_000,
    }).trim()
  } catch {
    return null
  }
}
const imageNode = findImageNode()

/** The application as the image has it: what was built, and beside it nothing but the packages of `npm ci --omit=dev`. */
beforeAll(() => {
  if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('Run npm run build first')
  cpSync(join(root, 'dist'), inHome('dist'), { recursive: true })
  cpSync(join(root, 'package.json'), inHome('package.json'))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || !existsSync(join(root, path))) continue
    mkdirSync(dirname(inHome(path)), { recursive: true })
    symlinkSync(join(root, path), inHome(path))
  }
})

const administrator = { email: 'first@carenest.example', name: 'Ada First', password: 'a true Passw0rd' }
const settings = (dataFolder: string) => ({
  PATH: process.env['PATH'],
  DEMO: 'false',
  DATA_DIR: dataFolder,
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: administrator.email,
  ADMIN_NAME: administrator.name,
  ADMIN_PASSWORD: administrator.password,
})

function start(node: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(node, ['dist/server/main.js', ...args], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((texts) => texts.join(''))
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output, code }
}

async function run(node: string, args: readonly string[], dataFolder: string): Promise<string> {
  const { output, code } = start(node, args, settings(dataFolder))
  expect([await code, await output]).toEqual([0, expect.any(String)])
  return output
}

async function serve<T>(node: string, dataFolder: string, work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const env = { ...settings(dataFolder), HOST: '127.0.0.1', PORT: String(port) }
  const { child, code, output } = start(node, [], env)
  const url = `http://127.0.0.1:${port}`
  const ended = code.then(async (value) => {
    throw new Error(`The server ended with ${value}: ${await output}`)
  })
  ended.catch(() => {})
  const ready = vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    timeout: 100_000,
    interval: 100,
  })
  try {
    await Promise.race([ready, ended])
    const result = await Promise.race([work(url), ended])
    child.kill('SIGTERM')
    expect(await code).toBe(0)
    return result
  } finally {
    child.kill('SIGKILL')
  }
}

async function signInStatus(url: string): Promise<number> {
  const { method, path } = accountCalls.login
  const body = JSON.stringify({ email: administrator.email, password: administrator.password, kind: 'admin' })
  return (await fetch(`${url}/api${path}`, { method, headers: { 'Content-Type': 'application/json' }, body })).status
}

test.skipIf(imageNode === null)(
  'the image’s Node runs what was built with production’s packages alone: an empty platform, its administrator, a backup, a restore',
  // Two databases are made in it, by processes that are started anew: on a busy machine that takes its time.
  { timeout: 600_000 },
  async () => {
    const node = imageNode!
    const [data, restored, backup] = [inHome('data'), inHome('restored'), inHome('backup')]
    expect(await run(node, ['create-admin'], data)).toContain(`${administrator.email} can now sign in`)
    await serve(node, data, async (url) => {
      expect(await signInStatus(url)).toBe(200)
      // Drawn by the server, from what was built of the web application.
      expect(await (await fetch(url)).text()).toMatch(/<h1[^>]*>/)
      expect(await run(node, ['backup', backup], data)).toContain(`The backup is in ${backup}`)
    })
    // The oldest version that is supported restores what the newest one has made.
    expect(await run(process.execPath, ['restore', backup], restored)).toContain('is restored')
    await serve(process.execPath, restored, async (url) => expect(await signInStatus(url)).toBe(200))
  },
)
