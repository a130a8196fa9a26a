import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { paths } from '../../src/shared/paths.ts'
import { inputHash, type Half } from './inputs.ts'

const markOf = (half: Half) => `dist/${half}.hash`
const configOf: Readonly<Record<Half, string>> = { web: 'vite.config.ts', server: 'vite.server.config.ts' }
const resultOf: Readonly<Record<Half, string>> = { web: 'dist/web/index.html', server: 'dist/server/main.js' }

export function isBuilt(half: Half): boolean {
  const mark = markOf(half)
  return existsSync(resultOf[half]) && existsSync(mark) && readFileSync(mark, 'utf8') === inputHash(half)
}

/** Leaves the list of screens beside the web application: the server answers 404 for every other page. */
function writeRoutes(): void {
  mkdirSync('dist/web/.vite', { recursive: true })
  writeFileSync('dist/web/.vite/routes.json', JSON.stringify(Object.values(paths).map(({ pattern }) => pattern)))
}

/** Builds one half and remembers what it was made from. */
export async function buildHalf(half: Half): Promise<void> {
  const mark = markOf(half)
  const hash = inputHash(half)
  rmSync(mark, { force: true })
  await build({ configFile: configOf[half], mode: 'production', logLevel: 'warn' })
  if (half === 'web') writeRoutes()
  writeFileSync(mark, hash)
}
