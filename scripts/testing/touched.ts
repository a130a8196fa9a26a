import type { Import } from '../boundaries/rules.ts'

export interface Touched {
  /** Capabilities whose screens and journeys the change can reach. */
  readonly capabilities: ReadonlySet<string>
  /** Changed files that everything stands on: all stories and journeys are needed. */
  readonly foundation: readonly string[]
}

const capabilityFolder = /^(?:contract|server\/modules|src\/features|e2e)\/([^/]+)\//

/** Files that no story and no journey can notice; tests of units and of the platform are found by their own imports. */
const unnoticed =
  /\.md$|\.test\.tsx?$|^(?:docs|bench|tests|\.ci)\/|^scripts\/(?:test|check-boundaries)\.ts$|^scripts\/(?:testing|boundaries|words)\//

/** What only puts the capabilities together: a file that it imports is not everywhere because of that. */
const assembly =
  /^(?:src\/app|mocks|server\/(?:seed|node))\/|^server\/(?:platform|main|modules\/index)\.ts$|\.(?:test|stories)\.tsx?$/

/** Folders below those of capabilities that are none. */
const common = new Set(['kernel', 'support'])

const capabilityOf = (file: string): string | null => {
  const name = capabilityFolder.exec(file)?.[1] ?? null
  return name === null || common.has(name) ? null : name
}

/**
 * What a change of these files can reach: a file's own capability, and those that import the file, directly or through others. A
 * neighbour that is reached is not followed further: it promises its own things. Paths stand below the root. A file of no capability
 * that nobody but the assembly imports is part of the foundation.
 */
export function touchedBy(files: readonly string[], imports: readonly Import[]): Touched {
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports) {
    if (!assembly.test(from)) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  const capabilities = new Set<string>()
  const foundation: string[] = []
  for (const file of files) {
    if (unnoticed.test(file)) continue
    const reached = reachedFrom(file, importers)
    for (const one of reached) capabilities.add(one)
    if (reached.size === 0) foundation.push(file)
  }
  return { capabilities, foundation }
}

function reachedFrom(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const origin = capabilityOf(file)
  const found = new Set<string>()
  const seen = new Set([file])
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const own = capabilityOf(next)
    if (own !== null) found.add(own)
    if (own !== origin && own !== null) continue
    for (const importer of importers.get(next) ?? []) {
      if (seen.has(importer)) continue
      seen.add(importer)
      open.push(importer)
    }
  }
  return found
}

/** The capabilities whose screens use this one's parts: where it is seen when it has no screens of its own. */
export function usersOf(capability: string, imports: readonly Import[]): string[] {
  const own = `src/features/${capability}/`
  const users = imports.filter(({ from, to }) => to.startsWith(own) && !assembly.test(from)).map(({ from }) => capabilityOf(from))
  return [...new Set(users.filter((name) => name !== null && name !== capability))] as string[]
}
