import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { centralEdits, moduleEdit, withRecord, withScreen, withWords } from './edits.ts'
import type { Names } from './names.ts'
import { templateFiles, type Files } from './template.ts'

/** The next free number of all migrations. */
export function nextNumber(root: string): string {
  const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  const numbers = server.map((path) => Number(/migrations[\\/](\d{4})-[\w-]+\.ts$/.exec(path)?.[1] ?? 0))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/**
 * The files that make the capability: new ones, and the central ones as they then are. One that has its addresses already (most of the
 * specification's have) keeps them: its screen stands where the honest page did.
 * @throws Error with a sentence where a file is there that would be written over
 */
export function skeletonOf(root: string, names: Names): Files {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const has = (path: string) => existsSync(join(root, path))
  const files = new Map(templateFiles(names))
  const { name } = names
  const hasAddresses = has(`contract/${name}/paths.ts`)

  const capability = `contract/${name}/capability.ts`
  const routes = `src/features/${name}/routes.ts`
  const kept = hasAddresses ? [`contract/${name}/paths.ts`, capability, routes] : []
  const taken = [...files.keys()].filter((path) => has(path) && !kept.includes(path) && !path.includes('/words/'))
  if (taken.length > 0) throw new Error(`${name} is there already: ${taken.join(', ')}`)

  if (hasAddresses) {
    files.delete(`contract/${name}/paths.ts`)
    files.set(capability, read(capability))
    files.set(routes, withScreen(names)(read(routes)))
    for (const [path, text] of files) if (path.includes('/words/') && has(path)) files.set(path, withWords(text)(read(path)))
  }
  files.set(capability, withRecord(names)(files.get(capability)!))

  const edits = { ...moduleEdit(names), ...(!hasAddresses && centralEdits(names)) }
  for (const [path, edit] of Object.entries(edits)) files.set(path, edit(read(path)))
  return files
}
