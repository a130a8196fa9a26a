import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Import } from './rules.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}

const aliases = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
)

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(dirname(from), specifier))
  for (const [alias, target] of aliases) {
    const prefix = alias.slice(0, -1)
    if (specifier.startsWith(prefix)) return join(target.slice(0, -1), specifier.slice(prefix.length))
  }
  return specifier
}

const statement =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(path: string): Import[] {
  const from = relative(root, path)
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(statement)].map((match) => ({
    from,
    to: resolveImport(path, match[2] ?? match[3] ?? ''),
    typeOnly: match[1] !== undefined,
    lazy: match[3] !== undefined,
  }))
}

/** Every import of the application's parts, read from the sources as text. Paths stand below the root. */
export function readImports(): Import[] {
  return ['contract', 'server', 'src', 'mocks'].flatMap((part) => filesBelow(join(root, part))).flatMap(importsOf)
}
