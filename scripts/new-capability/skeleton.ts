import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { centralEdits, moduleEdit, withRecord } from './edits.ts'
import type { Names } from './names.ts'
import { templateFiles, type Files } from './template.ts'

/** The next free number of all migrations. */
export function nextNumber(root: string): string {
  const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  const numbers = server.map((path) => Number(/migrations[\\/](\d{4})-[\w-]+\.ts$/.exec(path)?.[1] ?? 0))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/**
 * The files that make the capability: new ones, and the central ones as they then are.
 * @throws Error with a sentence where a file is there that would be written over
 */
export function skeletonOf(root: string, names: Names): Files {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = new Map(templateFiles(names))
  const { name } = names
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`${name} is there already: ${taken.join(', ')}`)
  const capability = `contract/${name}/capability.ts`
  files.set(capability, withRecord(names)(files.get(capability)!))
  const edits = { ...moduleEdit(names), ...centralEdits(names) }
  for (const [path, edit] of Object.entries(edits)) files.set(path, edit(read(path)))
  return files
}
