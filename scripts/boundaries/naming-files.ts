import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Capability } from '#contract/kernel/capability.ts'

/** Where code lies. What documents say of a capability touches nothing. */
const parts = ['contract', 'server', 'src', 'mocks', 'tests', 'e2e', 'bench', 'scripts']
const homes = ['contract', 'server/modules', 'src/features', 'e2e']
const isSource = /\.(tsx?|json)$/
/** Made from the words files. */
const generated = 'src/shared/i18n/words.gen.ts'

const filesBelow = (root: string, folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => isSource.test(file))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Everything that only this capability is called: its folders, its screens and their addresses, its kinds and codes, its
 * addresses in the API, its tables. */
export function namesOf(root: string, capability: Capability): RegExp {
  const { name, paths = {} } = capability
  const keys = [capability.hub, capability.notices, capability.limits, capability.files].flatMap((table = {}) =>
    Object.keys(table),
  )
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const called = [...text(`contract/${name}/calls.ts`).matchAll(/path: '(\/[\w-]+)/g)].map(([, path]) => path!)
  const interfaces = /interface Tables \{([^}]*)\}/.exec(text(`server/modules/${name}/tables.ts`))?.[1] ?? ''
  const tables = [...interfaces.matchAll(/(\w+):/g)].map(([, table]) => table!)
  const words = [...Object.keys(paths), ...Object.values(paths), ...keys, ...(capability.refusals ?? [])]
  const patterns = [
    ...homes.map((home) => `${escaped(home.replace('server/', '').replace('src/', ''))}/${name}/`),
    `\\./${name}/`,
    // Keys of its words, and columns.
    `['"\`](?:${[name, ...tables].join('|')})\\.[\\w$]`,
    `(?:\\b(?:from|join|into|table|update) |(?:From|Into|Table|Join)\\(['"])(?:${tables.join('|')})\\b`,
    `['" ](?:${called.join('|')})(?![\\w-])`,
    ...words.map((word) => `(?<![\\w-])${escaped(word)}(?![\\w-])`),
  ]
  return new RegExp(patterns.join('|'))
}

/** The files outside of the capability's own folders that name it, words aside. */
export function filesNaming(root: string, capability: Capability): string[] {
  const names = namesOf(root, capability)
  const own = homes.map((home) => `${home}/${capability.name}/`)
  return parts
    .flatMap((part) => filesBelow(root, part))
    .filter((file) => file !== generated && !own.some((folder) => file.startsWith(folder)))
    .filter((file) => names.test(readFileSync(join(root, file), 'utf8')))
}
