import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const source = resolve(folder, '../..')
const files = (of: string) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(of, name))
const isStories = (file: string) => file.endsWith('.stories.tsx')
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Files of this folder that others than their neighbours import: what is a part, and not a piece of one. */
const usedElsewhere = new Set(
  files(source)
    .filter((file) => !isStories(file))
    .flatMap((file) =>
      Array.from(textOf(file).matchAll(/from '((?:#shared\/ui|\.\.?)\/[^']+\.tsx)'/g), ([, path = '']) =>
        path.startsWith('#') ? resolve(source, path.replace('#', '')) : resolve(dirname(file), path),
      ).filter((imported) => dirname(imported) !== dirname(file)),
    ),
)

/** Every component with properties that a file exports. Icons have one picture together; antd's are drawn by our parts. */
const parts = files(folder)
  .filter((file) => !isStories(file) && usedElsewhere.has(file) && !/^(antd|icons)\//.test(relative(folder, file)))
  .flatMap((file) =>
    Array.from(textOf(file).matchAll(/^export function ([A-Z]\w*)(?:<[^>]+>)?\((?!\))/gm), ([, name = '']) => name),
  )

/** The components of the stories with controls and a page of their properties. */
const shown = new Set(
  files(folder)
    .filter(isStories)
    .map(textOf)
    .filter((text) => /tags: \['autodocs'\],\s+args: \{/.test(text))
    .flatMap((text) => {
      const [, component = ''] = /component: (\w+)/.exec(text) ?? []
      const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(text) ?? []
      return [component, ...others.split(',').map((name) => name.trim())]
    }),
)

it('every part has a story with arguments, controls and the page of its properties', () => {
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((name) => !shown.has(name))).toEqual([])
})
