import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { fontFile } from '#server/kernel/font-files.ts'
import { fontScripts } from '#server/kernel/ports.ts'

const root = join(import.meta.dirname, '../..')
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> }

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** `@scope/name/deeper` and `name/deeper` without what is deeper. */
const packageName = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]

async function importedByServer(): Promise<string[]> {
  const built = await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { write: false, sourcemap: false },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const own = new Set(chunks.map(({ fileName }) => fileName))
  return chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((specifier) => !own.has(specifier) && !isBuiltin(specifier))
    .map(packageName)
}

/** Papers read their fonts out of packages by path. */
const fontPackages = fontScripts.map((script) => packageName(fontFile(script, 400)))

it('`dependencies` has what the built server imports, and nothing else', async () => {
  const needed = new Set([...(await importedByServer()), ...fontPackages])
  expect(Object.keys(dependencies).toSorted()).toEqual([...needed].toSorted())
})

it('what `npm ci --omit=dev` installs stays small', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, { dev?: true }> }
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const bytes = installed.reduce((sum, [path]) => sum + bytesBelow(join(root, path)), 0)
  expect(installed.length).toBeGreaterThan(50)
  expect(Math.round(bytes / 2 ** 20)).toBeLessThan(140)
})

/** Without packages that lie within; 0 where another platform's package is not installed. */
function bytesBelow(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.size ?? 0
  const inside = readdirSync(path).filter((name) => name !== 'node_modules')
  return inside.reduce((sum, name) => sum + bytesBelow(join(path, name)), 0)
}
