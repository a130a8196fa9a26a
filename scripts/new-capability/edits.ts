import { named, type Names } from './names.ts'

/** What becomes of one file. Throws where it does not find its place. */
type Edit = (text: string) => string

function insertBefore(text: string, mark: string | RegExp, line: string): string {
  const at = typeof mark === 'string' ? text.lastIndexOf(mark) : text.search(mark)
  if (at < 0) throw new Error(`There is no ${mark} to write “${line.trim()}” before`)
  return text.slice(0, at) + line + text.slice(at)
}

/** Among the imports from folders of capabilities, in the order of their paths. */
function addImport(text: string, line: string): string {
  const path = (each: string) => /'(.*)'/.exec(each)?.[1] ?? ''
  const shape = path(line)
    .replace(/[a-z]+(?=\/[a-z]+\.ts$)/, '[a-z]+')
    .replaceAll('.', String.raw`\.`)
  const imports = [...text.matchAll(new RegExp(`^import .* from '${shape}'\n`, 'gm'))]
  const next = imports.find(([each]) => path(each) > path(line))
  if (next) return insertBefore(text, next[0], line)
  const last = imports.at(-1)?.[0]
  if (!last) throw new Error(`There is no import like “${line.trim()}”`)
  return text.replace(last, last + line)
}

const atEndOfList = (text: string, entry: string) => insertBefore(text, /\n\](?: as const)?\n/, `\n  ${entry},`)

/** The lists that name every capability, a line each. */
export function centralEdits({ name }: Names): Readonly<Record<string, Edit>> {
  return {
    'contract/capabilities.ts': (text) =>
      atEndOfList(addImport(text, `import { ${name}Capability } from './${name}/capability.ts'\n`), `${name}Capability`),
    'contract/paths.ts': (text) =>
      insertBefore(
        addImport(text, `import { ${name}Paths } from './${name}/paths.ts'\n`),
        "} satisfies Merged<'paths'>",
        `  ...${name}Paths,\n`,
      ),
    'src/app/workspaces/capabilities.ts': (text) =>
      atEndOfList(addImport(text, `import { routes as ${name} } from '#features/${name}/routes.ts'\n`), name),
    'src/app/routing/routes.fixture.json': (text) => {
      const table = JSON.parse(text) as { added: string[] }
      table.added.push(named('our-screen', { name, record: '', number: '' }))
      return JSON.stringify(table, null, 2)
    },
  }
}

/** The list of modules. */
export const moduleEdit = ({ name }: Names): Readonly<Record<string, Edit>> => ({
  'server/modules/index.ts': (text) =>
    atEndOfList(addImport(text, `import { ${name}Module } from './${name}/index.ts'\n`), `${name}Module`),
})

/** What the skeleton adds to the capability's plain data. */
export const withRecord =
  ({ record }: Names): Edit =>
  (text) => {
    const tag = record.charAt(0).toUpperCase() + record.slice(1)
    const lines = [
      `records: ['${record}'],`,
      `tags: ['${tag}'],`,
      `limits: { '${record}.author': { uses: ${record}Limits.perDay, seconds: 24 * 3600 } },`,
    ]
    const added = insertBefore(text, '} as const satisfies Capability', lines.map((line) => `  ${line}\n`).join(''))
    return added.replace(/(?<=from '\.\/paths\.ts'\n)/, `import { ${record}Limits } from './values.ts'\n`)
  }
