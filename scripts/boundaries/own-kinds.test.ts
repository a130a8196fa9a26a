import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { capabilities } from '#contract/capabilities.ts'
import type { Capability } from '#contract/kernel/capability.ts'

const root = join(import.meta.dirname, '../..')

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Tests say what they like; migrations are of the past. */
const sources = ['contract', 'server', 'src']
  .flatMap((part) => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|gen)\.tsx?$|\/(testing|migrations|seed)\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))

const kinds = capabilities.flatMap(({ name, notices = {}, limits = {}, files = {}, settings = {} }: Capability) =>
  [...Object.keys(notices), ...Object.keys(limits), ...Object.keys(files), ...Object.keys(settings)].map((kind) => ({
    name,
    kind,
  })),
)

/** Who besides its owner may see a file, the capability says that knows it (`Module.fileReaders`). */
const readers = ['petPicture of people: server/modules/booking/index.ts', 'petPicture of people: server/modules/carers/index.ts']

it('nobody names the notices, limits, settings and purposes of files of another capability', () => {
  expect(kinds.length).toBeGreaterThan(20)
  const foreign = kinds.flatMap(({ name, kind }) => {
    const own = [`contract/${name}/`, `server/modules/${name}/`, `src/features/${name}/`]
    const named = new RegExp(`['"\`]${kind.replaceAll('.', String.raw`\.`)}['"\`]|\\b${kind.replaceAll('.', String.raw`\.`)}:`)
    const others = sources.filter(({ file }) => !own.some((folder) => file.startsWith(folder)))
    return others.filter(({ text }) => named.test(text)).map(({ file }) => `${kind} of ${name}: ${file}`)
  })
  expect(foreign).toEqual(readers)
})
