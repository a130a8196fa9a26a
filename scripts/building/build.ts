import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { paths } from '../../src/shared/paths.ts'
import { inputHash, type Part } from './inputs.ts'

const markOf = (part: Part) => `dist/${part}.hash`
const configOf: Readonly<Record<Part, string>> = {
  web: 'vite.config.ts',
  document: 'vite.document.config.ts',
  server: 'vite.server.config.ts',
}
const resultOf: Readonly<Record<Part, string>> = {
  web: 'dist/web/index.html',
  document: 'dist/document/main.js',
  server: 'dist/server/main.js',
}

export function isBuilt(part: Part): boolean {
  const mark = markOf(part)
  return existsSync(resultOf[part]) && existsSync(mark) && readFileSync(mark, 'utf8') === inputHash(part)
}

/** Leaves the list of screens beside the web application: the server answers 404 for every other page. */
function writeRoutes(): void {
  mkdirSync('dist/web/.vite', { recursive: true })
  writeFileSync('dist/web/.vite/routes.json', JSON.stringify(Object.values(paths).map(({ pattern }) => pattern)))
}

/** Builds one part and remembers what it was made from. */
export async function buildPart(part: Part): Promise<void> {
  const mark = markOf(part)
  const hash = inputHash(part)
  rmSync(mark, { force: true })
  await build({ configFile: configOf[part], mode: 'production', logLevel: 'warn' })
  if (part === 'web') writeRoutes()
  writeFileSync(mark, hash)
}
