import { readFileSync } from 'node:fs'
import type { PlacedRoute } from '#shared/routing/route.ts'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>

/** The address of the script that the build made of a module, by the end of its path; none where it has no script of its own. */
export function scriptsOf(sourceEnd: string): string[] {
  return Object.values(manifest)
    .filter(({ src }) => src?.endsWith(`/${sourceEnd}`))
    .map(({ file }) => `/${file}`)
}

/** The modules with a script of their own, by their path; the entry among them. */
export const modulesWithScripts: readonly string[] = Object.keys(manifest).filter((name) => !name.startsWith('_'))

export const entryModule = Object.keys(manifest).find((name) => manifest[name]?.isEntry)!

/** Every script that a module brings at once, its own included, as text: not what it fetches later. */
export function textsBroughtBy(module: string): string[] {
  const found = new Set<string>()
  const take = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    manifest[name]?.imports?.forEach(take)
  }
  take(module)
  return [...found].map((name) => readFileSync(`dist/web/${manifest[name]?.file}`, 'utf8'))
}

/** The scripts of a route's screen. The route's loader names its module; routes that share a module share its script. */
export function chunksOf(route: PlacedRoute): string[] {
  const [, module] = /['"]\.{1,2}\/([^'"]+)['"]/.exec(route.screen.toString()) ?? []
  if (!module) throw new Error(`The screen of ${route.path.pattern} names no module: ${route.screen.toString()}`)
  return scriptsOf(module)
}
