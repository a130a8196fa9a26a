import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { demonstrationPassword, demonstrationSignIns } from '#server/seed/index.ts'
import { freePort, run } from '../../scripts/testing/process.ts'
import type { Figure } from '../report/figure.ts'
import { ensureBuilt } from '../running/built.ts'
import type { Databases } from '../running/databases.ts'
import { measuredBy } from '../running/programs.ts'
import { startServer } from '../running/server.ts'
import { measureDepth } from './depth.ts'
import { fillOutbox } from './fill.ts'
import { firstPage } from './first-page.ts'

const email = demonstrationSignIns.find(({ role }) => role === 'admin')!.email
/** The one who is made on PostgreSQL; the embedded database brings the demonstration's own. */
const administrator = { email, password: 'Measured at night 7' }

/** Lists of a million records: on PostgreSQL, on the embedded database, and what keyset and bounded counts save. */
export async function measureLists(databases: Databases): Promise<Figure[]> {
  await ensureBuilt()
  return [...(await onPostgres(await databases.create('lists'))), ...(await onEmbedded())]
}

async function onPostgres(url: string): Promise<Figure[]> {
  // No mail is sent by what is measured.
  const env = { DATABASE_URL: url, TOKEN_SECRET: 'of a measurement, known to everybody', SMTP_URL: 'smtp://127.0.0.1:9' }
  const db = openPostgres({ url }, console)
  await migrate(db)
  await createAdministrator(env)
  await fillOutbox(db)
  const depth = await measureDepth(db)
  await db.destroy()
  const page = await firstPage({ name: 'PostgreSQL', env: { bare: env, platform: env }, administrator, isTarget: true })
  return [...page, ...depth]
}

async function createAdministrator(env: Readonly<Record<string, string>>): Promise<void> {
  const { code, output } = await run(process.execPath, ['dist/server/main.js', 'create-admin'], {
    env: {
      ...process.env,
      ...env,
      ADMIN_EMAIL: administrator.email,
      ADMIN_NAME: 'Bench',
      ADMIN_PASSWORD: administrator.password,
    },
  })
  if (code !== 0) throw new Error(output)
}

async function onEmbedded(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-bench-'))
  const env = (kind: string) => ({ DATA_DIR: join(folder, kind), DATABASE_URL: '' })
  const platform = env('platform')
  const bare = env('bare')
  try {
    // The first start brings the demonstration world, and with it an administrator.
    await (await startServer([process.execPath, 'dist/server/main.js'], await freePort(), platform)).stop()
    await measuredBy('bench/lists/fill-embedded.ts', [platform.DATA_DIR])
    // One process to a folder: the bare one reads a copy.
    cpSync(platform.DATA_DIR, bare.DATA_DIR, { recursive: true })
    return await firstPage({
      name: 'embedded',
      env: { platform, bare },
      administrator: { email, password: demonstrationPassword },
      isTarget: false,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
