/**
 * Checks who imports whom. The rules are derived from the folders (docs/architecture.md, Imports), so a new capability is
 * guarded the day it is born; a circle of imports fails too. Types count like values: a boundary is about knowledge.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf, type Import } from './boundaries/rules.ts'
import { circlesOf } from './boundaries/circles.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const parts = ['contract', 'server', 'src', 'mocks']

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

const imports = parts.flatMap((part) => filesBelow(join(root, part))).flatMap(importsOf)
const faults = [...faultsOf(imports), ...circlesOf(imports)]
for (const fault of faults) console.error(fault)
console.log(`${imports.length} imports read, ${faults.length} fault${faults.length === 1 ? '' : 's'}`)
process.exitCode = faults.length > 0 ? 1 : 0
