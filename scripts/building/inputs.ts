import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const application = ['src', 'contract', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'] as const

/** What each part of the build is made from. */
export const inputs = {
  web: [...application, 'public', 'index.html'],
  /** The renderer of the web application's pages. */
  document: [...application, 'vite.document.config.ts'],
  server: ['server', 'contract', 'vite.server.config.ts', 'package.json', 'package-lock.json'],
} as const

export type Part = keyof typeof inputs
/** In the order in which they are built. */
export const buildParts: readonly Part[] = ['web', 'document', 'server']

const beside = /\.(test|stories)\.tsx?$/

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return beside.test(path) ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** Changes with any file that the part is made from, and with the settings that are built into the web application. */
export function inputHash(part: Part): string {
  const hash = createHash('sha256')
  for (const file of inputs[part].flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  if (part !== 'server') hash.update(JSON.stringify(webSettings()))
  return hash.digest('hex')
}

/** Vite builds in what begins with VITE_, from the environment and from `.env`. */
function webSettings(): [string, string | undefined][] {
  const kept = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return Object.entries({ ...kept, ...process.env })
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
