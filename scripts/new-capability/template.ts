import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { named, type Names } from './names.ts'

const folder = join(import.meta.dirname, 'template')
const suffix = '.txt'

/** Files by their paths below the root. */
export type Files = ReadonlyMap<string, string>

/** The template's files under the capability's names. */
export function templateFiles(names: Names): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(suffix))
  return new Map(
    paths.map((path) => [named(path.slice(0, -suffix.length), names), named(readFileSync(join(folder, path), 'utf8'), names)]),
  )
}
