import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const homes = ['contract', 'server/modules', 'src/features', 'tests', 'e2e']

/** Folders beside those of capabilities that are none. */
const common = new Set(['kernel', 'support', 'stories'])

const foldersIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !common.has(entry.name))
        .map(({ name }) => name)
    : []

/** The names that folders of capabilities have, in any part. */
export function capabilityNames(root: string): ReadonlySet<string> {
  return new Set(homes.flatMap((home) => foldersIn(join(root, home))))
}

/** Where tests of these capabilities lie, as Vitest takes them: parts of paths. */
export function testFoldersOf(capabilities: readonly string[]): string[] {
  return capabilities.flatMap((name) => homes.map((home) => `${home}/${name}/`))
}

/** Folders of these capabilities that have stories. */
export function storyFoldersOf(root: string, capabilities: readonly string[]): string[] {
  return capabilities
    .map((name) => `src/features/${name}/`)
    .filter((folder) => {
      const path = join(root, folder)
      return (
        existsSync(path) && readdirSync(path, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.stories.tsx'))
      )
    })
}

/** Whether people reach the capability by an address of its own. */
export const hasScreens = (root: string, capability: string): boolean => screenNamesOf(root, capability) !== null

/** The names that a journey calls the screens of a capability by: `paths.blogDetails` and `/blog-details`. */
function screenNamesOf(root: string, capability: string): RegExp | null {
  const file = join(root, 'src/features', capability, 'routes.ts')
  if (!existsSync(file)) return null
  const keys = [...readFileSync(file, 'utf8').matchAll(/path: paths\.(\w+)/g)].map((match) => match[1]!)
  if (keys.length === 0) return null
  const patterns = keys.map((key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  return new RegExp(`paths\\.(?:${keys.join('|')})\\b|/(?:${patterns.join('|')})(?![\\w-])`)
}

/**
 * The journeys through these capabilities: those in their folders, and those in another capability's folder that name one of their
 * screens. What looks at all screens (`accessible`, `first-paint`, …) is asked for by the name of its folder.
 */
export function journeysOf(root: string, capabilities: readonly string[]): string[] {
  const screens = capabilities.map((name) => screenNamesOf(root, name)).filter((names) => names !== null)
  const features = new Set(foldersIn(join(root, 'src/features')))
  return foldersIn(join(root, 'e2e')).flatMap((folder) =>
    readdirSync(join(root, 'e2e', folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `e2e/${folder}/${name}`)
      .filter((file) => {
        if (capabilities.includes(folder)) return true
        if (!features.has(folder)) return false
        const text = readFileSync(join(root, file), 'utf8')
        return screens.some((names) => names.test(text))
      }),
  )
}
