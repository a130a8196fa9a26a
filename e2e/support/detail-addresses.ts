import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SignedIn } from './accounts.ts'

/** Addresses of a capability's details screens, by who looks at them and the pattern of the route: `e2e/<capability>/addresses.ts`. */
export type DetailAddresses = Readonly<Record<string, (person: SignedIn | undefined) => Promise<Record<string, string>>>>

const folder = join(import.meta.dirname, '..')

/** Those of all capabilities that have some, for one who looks. */
export async function detailAddresses(looker: string, person?: SignedIn): Promise<Record<string, string>> {
  const files = readdirSync(folder).map((name) => join(folder, name, 'addresses.ts'))
  const found: Record<string, string>[] = []
  for (const file of files.filter((each) => existsSync(each))) {
    const { addresses } = (await import(pathToFileURL(file).href)) as { addresses: DetailAddresses }
    found.push((await addresses[looker]?.(person)) ?? {})
  }
  return Object.assign({}, ...found) as Record<string, string>
}
