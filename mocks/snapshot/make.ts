import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'kysely'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import type { Log } from '#server/kernel/ports.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { seedDemonstration } from '#server/seed/index.ts'
import { worldMoment } from '../moment.ts'
import { assemblePlatform } from '../worker/assemble.ts'
import { worldClock } from '../worker/clock.ts'
import { addBareAccounts } from './bare-accounts.ts'
import type { SnapshotName } from './names.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/carenest-browser')
/** What a capability has in the world lies with it. */
const ofCapabilities = readdirSync(join(root, 'server/modules')).flatMap((name) =>
  ['migrations', 'seed'].map((folder) => `server/modules/${name}/${folder}`).filter((path) => existsSync(join(root, path))),
)

const madeFrom = [
  ...ofCapabilities,
  'server/migrations',
  'server/seed',
  'server/adapters/pglite',
  'mocks/snapshot',
  'mocks/moment.ts',
  // The version of the database.
  'node_modules/@electric-sql/pglite/package.json',
]

const silent: Log = { info() {}, warn() {}, error() {} }

/** The packed database of a platform, as a file; made when what it is made from has changed, which takes about ten seconds. */
export async function snapshotFile(name: SnapshotName): Promise<string> {
  const file = join(cache, `${name}-${hashOfSources()}.snapshot`)
  if (existsSync(file)) return file
  const packed = await promisify(gzip)(await dumpOf(name), { level: 9 })
  mkdirSync(cache, { recursive: true })
  // Under another name first: two programs may make it at once.
  writeFileSync(`${file}.${process.pid}`, packed)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** Leaves no dead rows, and of the log only a fresh and empty part: it would be most of the file. */
const settle = ['vacuum (full, analyze)', 'set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint', 'reset wal_recycle']

async function dumpOf(name: SnapshotName): Promise<Uint8Array> {
  const { db, engine } = await openInMemory()
  await migrate(db)
  const clock = worldClock('frozen', new Date(worldMoment))
  const { platform } = assemblePlatform({
    db,
    clock,
    log: silent,
    fonts: packageFonts,
    publicUrl: 'http://localhost',
    print: () => {},
  })
  // The database alone travels.
  if (name === 'demonstration') await seedDemonstration(platform, false)
  else await addBareAccounts(platform)
  for (const statement of settle) await sql.raw(statement).execute(db)
  const dump = new Uint8Array(await (await engine.dump()).arrayBuffer())
  await db.destroy()
  return dump
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of madeFrom.flatMap((path) => filesBelow(join(root, path)))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
