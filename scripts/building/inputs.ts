import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** What each half of the build is made from. */
export const inputs = {
  web: ['src', 'contract', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'],
  server: ['server', 'contract', 'vite.server.config.ts', 'package.json', 'package-lock.json'],
} as const

export type Half = keyof typeof inputs

const beside = /\.(test|stories)\.tsx?$/

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return beside.test(path) ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** Changes with any file that the half is made from, and with the settings that are built into the web application. */
export function inputHash(half: Half): string {
  const hash = createHash('sha256')
  for (const file of inputs[half].flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  if (half === 'web') hash.update(JSON.stringify(webSettings()))
  return hash.digest('hex')
}

/** Vite builds in what begins with VITE_, from the environment and from `.env`. */
function webSettings(): [string, string | undefined][] {
  const kept = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return Object.entries({ ...kept, ...process.env })
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
