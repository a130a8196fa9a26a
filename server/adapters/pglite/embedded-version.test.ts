import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFolderDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'carenest-version-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('refuses the folder of another major version in a sentence, and leaves it as it is', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '16\n')
  const refused = await openFolderDatabase(folder).catch((error: unknown) => error)
  expect(String(refused)).toMatch(/made by PostgreSQL 16, and this version embeds PostgreSQL 18[^\n]*docs\/operations\.md/)
  expect(readFileSync(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe('16\n')
})
